/** What happened to a second factor; with the name of what it happened to, when it has one. */
export type HechoDelFactor = {
  tipo: 'segundo_factor';
  que:
    | 'app_activada'
    | 'app_quitada'
    | 'llave_agregada'
    | 'llave_quitada'
    | 'codigos_renovados'
    | 'recuperacion_usada'
    | 'quitado_por_el_colegio';
  nombre?: string;
};

/** What somebody should know of their own account, at once and by another road. */
export type AvisoDeSeguridad = {
  /** Of what happened: of each thing that happens one letter leaves. */
  clave: string;
  usuario_id: number;
  /** An instant, as ISO text: an older version leaves these in the queue. */
  cuando: string;
  /** Its `tipo` is its event; the rest, what the letter tells. */
  hecho:
    | { tipo: 'dispositivo_nuevo'; dispositivo: string; desde_donde: string }
    | { tipo: 'clave_cambiada' }
    | HechoDelFactor;
};
