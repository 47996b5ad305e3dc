import type { Campo } from '../formulario.ts';
import { LARGO_DE_TEXTO, LARGO_DE_TEXTO_LARGO } from '../tipos/largos.ts';

const campo = (ruta: string, tipo: Campo['tipo'], etiqueta: string, resto: Partial<Campo> = {}): Campo => ({
  ruta,
  tipo,
  etiqueta,
  reglas: [],
  campos: [],
  ...resto,
});
const texto = (ruta: string, etiqueta: string): Campo =>
  campo(ruta, 'texto', etiqueta, { reglas: [{ regla: 'largo', tope: LARGO_DE_TEXTO }] });
const parrafo = (ruta: string, etiqueta: string): Campo =>
  campo(ruta, 'parrafo', etiqueta, { reglas: [{ regla: 'largo', tope: LARGO_DE_TEXTO_LARGO }] });

/** FRM-034. The approved file is written with its number, so that the college can find it (S-24). */
const expedienteAprobado = texto('expediente_aprobado', 'Expediente aprobado');

/** FRM-035. */
export const CAMPOS_ART_29_ELECTRO: readonly Campo[] = [
  expedienteAprobado,
  parrafo('nota', 'Nota'),
  campo('hp', 'decimal', 'Potencia', { unidad: 'HP' }),
  campo('numero_bocas', 'entero', 'Número de bocas'),
  campo('cantidad_maquinas', 'entero', 'Cantidad de máquinas'),
];

/** FRM-036. */
export const CAMPOS_ART_29_CIVIL: readonly Campo[] = [
  expedienteAprobado,
  texto('data_ced_catastral', 'Data en cédula catastral'),
  parrafo('otros', 'Otros'),
  campo('tipo_obra', 'tipo_obra', 'Tipo de obra'),
];
