import type { Campo, TipoDeCampo } from '@colega/domain/formularios';
import {
  CATASTRO_COMPARTIDO,
  OTROS_DE_DIRECCION,
  TEXTOS_DE_INMUEBLE,
  TEXTOS_DE_UNIDAD,
  type TextoDeInmueble,
} from '@colega/domain/legajos';

const campo = (tipo: TipoDeCampo, ruta: string, etiqueta: string, resto: Partial<Campo> = {}): Campo => ({
  tipo,
  ruta,
  etiqueta,
  reglas: [],
  campos: [],
  ...resto,
});
const OBLIGATORIO: Pick<Campo, 'reglas'> = { reglas: [{ regla: 'requerido' }] };
const EN_CADA_FILA = { ...OBLIGATORIO, numerado: true } as const;

const domicilio: readonly Campo[] = [
  campo('texto', 'calle', 'Calle'),
  campo('texto', 'numero', 'Número'),
  campo('localidad', 'localidad_id', 'Localidad'),
];

const deInmueble = (ruta: TextoDeInmueble): Campo => {
  const texto: { nombre: string; obligatorio?: unknown } = TEXTOS_DE_INMUEBLE[ruta];
  return campo('texto', ruta, texto.nombre, texto.obligatorio === true ? OBLIGATORIO : {});
};

const unidad: readonly Campo[] = [...TEXTOS_DE_UNIDAD.map(deInmueble), campo('texto', 'partida', 'Partida')];

const comitente: readonly Campo[] = [
  campo('texto', 'apellido', 'Apellido', OBLIGATORIO),
  campo('texto', 'nombre', 'Nombre'),
  campo('texto', 'firmante', 'Firmante', OBLIGATORIO),
  campo('lista', 'cargo', 'Cargo', OBLIGATORIO),
  campo('compuesto', 'domicilio_real', '', { campos: domicilio }),
  campo('compuesto', 'domicilio_legal', '', { campos: domicilio }),
];

const ubicacion: readonly Campo[] = [
  ...(['calle', 'numero'] as const).map(deInmueble),
  campo('localidad', 'localidad_id', 'Localidad', OBLIGATORIO),
  ...OTROS_DE_DIRECCION.map(deInmueble),
  campo('incrementador', 'unidades', '', { campos: unidad }),
  ...CATASTRO_COMPARTIDO.map(deInmueble),
  campo('numero', 'latitud', 'Latitud', OBLIGATORIO),
  campo('numero', 'longitud', 'Longitud', OBLIGATORIO),
];

const contrato: readonly Campo[] = [
  campo('texto', 'forma_de_pago', 'Forma de pago', OBLIGATORIO),
  campo('texto', 'tribunal_actuante', 'Tribunal actuante', OBLIGATORIO),
  campo('lista', 'destino_tarea', 'Destino de tarea'),
  campo('parrafo', 'clausula_condicion', 'Cláusulas'),
  campo('parrafo', 'observaciones', 'Observaciones'),
];

/** Labels and lists of errors use these names; what a field must hold is a rule of its step. */
export const CAMPOS_DEL_BORRADOR: readonly Campo[] = [
  campo('lista', 'matricula_id', 'Matrícula', OBLIGATORIO),
  campo('lista', 'rubro_id', 'Rubro', OBLIGATORIO),
  campo('lista', 'modalidad_id', 'Modalidad', OBLIGATORIO),
  campo('lista', 'categoria', 'Categoría', OBLIGATORIO),
  campo('fecha', 'fecha', 'Fecha Contrato', OBLIGATORIO),
  campo('fecha', 'vencimiento', 'Vencimiento Contrato', OBLIGATORIO),
  campo('lista', 'factor_coeficiente', 'Coeficiente', OBLIGATORIO),
  campo('lista', 'tarea', 'Tarea', OBLIGATORIO),
  campo('acta_estado_obra', 'acta', '', { nombres: { tarea_faltante_obra: 'Tarea para la obra faltante' } }),
  campo('incrementador', 'tareas', ''),
  campo('incrementador', 'filas', '', {
    campos: [campo('lista', 'tarea_id', 'Tarea', EN_CADA_FILA), campo('decimal', 'monto', 'Monto', EN_CADA_FILA)],
  }),
  campo('compuesto', 'calculo', ''),
  campo('decimal', 'honorario_convenido', 'Honorario Convenido', OBLIGATORIO),
  campo('incrementador', 'comitentes', 'CUIT del comitente', { ...OBLIGATORIO, campos: comitente }),
  campo('compuesto', 'ubicacion', '', { campos: ubicacion }),
  campo('compuesto', 'contrato', '', { campos: contrato }),
];
