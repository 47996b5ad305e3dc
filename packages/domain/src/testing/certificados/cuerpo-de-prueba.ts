import {
  armarCuerpo,
  type Cuerpo,
  camposDelTipo,
  type TipoDeCertificado,
  type Valor,
} from '../../certificados/index.ts';
import { type Campo, leerFormato } from '../../formularios/index.ts';

const NUMEROS: Record<string, string> = {
  seis_digitos: '12,5',
  seis_digitos_sin_separadores: '30',
  ocho_digitos: '10,25',
  entero: '3',
  anio: '2026',
  nueve_decimales: '2,75',
};

const valorDe = (campo: Campo): Valor => {
  if (campo.tipo === 'si_no') return true;
  if (campo.tipo === 'opcion') return campo.opciones?.[0]?.valor ?? null;
  if (campo.tipo === 'numero') return NUMEROS[leerFormato(campo) ?? 'entero'] ?? null;
  if (campo.tipo === 'texto' || campo.tipo === 'parrafo') return leerFormato(campo) ? '11 4567' : 'A';
  return null;
};

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
  const valores = Object.fromEntries(camposDelTipo(type).map((campo) => [campo.ruta, valorDe(campo)]));
  return { ...CONFIGURACION[type], ...armarCuerpo(type, { ...valores, ...partes }), ...cambios };
};
