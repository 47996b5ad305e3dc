export type Contribuyente = { cuit: string; apellido_nombre: string; fisico: boolean };

/** The tax registry. Null: it does not know that CUIT. Throws PadronNoDisponible when it cannot say. */
export type RegistroDeCuits = { buscar(cuit: string): Promise<Contribuyente | null> };

export class PadronNoDisponible extends Error {
  override readonly name = 'PadronNoDisponible';
}
