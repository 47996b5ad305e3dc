export type AlmacenDeImagenes = {
  guardar(clave: string, bytes: Uint8Array): Promise<void>;
  leer(clave: string): Promise<Uint8Array | null>;
  /** A missing image counts as removed. */
  borrar(clave: string): Promise<void>;
};
