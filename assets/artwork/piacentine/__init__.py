"""The Piacentine pack: double courts, a crowned eagle, signs of its own. `piacenza_pack` names every card."""
