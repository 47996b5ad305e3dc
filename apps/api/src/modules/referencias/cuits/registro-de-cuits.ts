/** Where the registry says that somebody is, in its own words: capitals, no accents, sometimes in parts and sometimes in a line. */
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

/** The tax registry. Null: it does not know that CUIT. Throws PadronNoDisponible when it cannot say. */
export type RegistroDeCuits = { buscar(cuit: string): Promise<Contribuyente | null> };

export class PadronNoDisponible extends Error {
  override readonly name = 'PadronNoDisponible';
}
