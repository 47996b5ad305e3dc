import { esDeCodigo } from '../api/error-de-api.ts';

/** Another device wrote since this one read it: of a copy as of a save, nothing was kept. */
export const esDeUnBorradorCambiado = (error: unknown): boolean => esDeCodigo(error, 'borrador_cambiado');
