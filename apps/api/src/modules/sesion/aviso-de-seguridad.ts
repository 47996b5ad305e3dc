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

export type AvisoDeSeguridad = {
  clave: string;
  usuario_id: number;
  /** An instant as ISO text: an older version leaves these in the queue. */
  cuando: string;
  hecho:
    | { tipo: 'dispositivo_nuevo'; dispositivo: string; desde_donde: string }
    | { tipo: 'clave_cambiada' }
    | HechoDelFactor;
};
