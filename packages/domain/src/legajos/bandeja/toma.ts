const MINUTOS_DE_TOMA = 30;

/** Who has a file keeps it while they touched it after this moment. */
export const limiteDeToma = (ahora: Date): Date => new Date(ahora.getTime() - MINUTOS_DE_TOMA * 60_000);

type Toma = { usuario_id: number; activa_en: Date };

export const sigueTomado = ({ activa_en }: Toma, ahora: Date): boolean => activa_en > limiteDeToma(ahora);

/** Whether the file is somebody else's at this moment (S-573). The console of the server is nobody, and stands aside for nobody. */
export const estaTomadoPorOtro = (toma: Toma | undefined, usuario_id: number | null, ahora: Date): boolean =>
  toma !== undefined && usuario_id !== null && toma.usuario_id !== usuario_id && sigueTomado(toma, ahora);
