/* What Wine 8 lacks of Microsoft's run-time library and numpy asks for when it is loaded: for the trial only, see wine.py. */

struct single { float real, imaginary; };
struct twice { double real, imaginary; };

float crealf(struct single z) { return z.real; }
float cimagf(struct single z) { return z.imaginary; }
double creal(struct twice z) { return z.real; }
double cimag(struct twice z) { return z.imaginary; }
double creall(struct twice z) { return z.real; }
double cimagl(struct twice z) { return z.imaginary; }
