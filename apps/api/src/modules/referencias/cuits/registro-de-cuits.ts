export type DomicilioDelPadron = {
  calle: string;
  numero: string;
  localidad: string;
  codigo_postal: string;
  provincia: string;
};

export type Contribuyente = {
  cuit: string;
  apellido_nombre: string;
  fisico: boolean;
  domicilio?: DomicilioDelPadron | null;
};

export type RegistroDeCuits = { buscar(cuit: string): Promise<Contribuyente | null> };

export class PadronNoDisponible extends Error {
  override readonly name = 'PadronNoDisponible';
}

/** Where none was set up. */
export const SIN_PADRON: RegistroDeCuits = {
  buscar: async () => {
    throw new PadronNoDisponible('No hay padrón configurado');
  },
};
