import {
  armarCuerpo,
  type Cuerpo,
  camposDelTipo,
  type TipoDeCertificado,
  type Valor,
} from '../../certificados/index.ts';
import { valorDe } from './ejemplo-de-valores.ts';

const CONFIGURACION: Partial<Record<TipoDeCertificado, Cuerpo>> = {
  caie: { suministro_energia: 'definitiva' },
  caie_er: { suministro_energia: 'v220_t1r_3kw' },
  t1g: { tipo_cableado: 'monofasico', verificacion: 'inicial' },
};

/** A valid payload of that type, changed by `cambios` at the path of each field. */
export const cuerpoDePrueba = (
  type: TipoDeCertificado,
  partes: Readonly<Record<string, Valor>>,
  cambios: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => {
  const valores = Object.fromEntries(camposDelTipo(type).map((campo) => [campo.ruta, valorDe(campo, null)]));
  return { ...CONFIGURACION[type], ...armarCuerpo(type, { ...valores, ...partes }), ...cambios };
};
