import type { Legajo } from '@colega/contract/legajos';

type Observacion = Legajo['observaciones'][number];

/** What the college may name, what a person calls it, the steps where it is, and the input it is about, when it is one. */
const CAMPOS: Readonly<Record<string, { nombre: string; pasos: readonly string[]; ruta?: string }>> = {
  matricula: { nombre: 'Matrícula', pasos: ['datos'], ruta: 'matricula_id' },
  rubro: { nombre: 'Rubro', pasos: ['datos'], ruta: 'rubro_id' },
  modalidad: { nombre: 'Modalidad', pasos: ['datos'], ruta: 'modalidad_id' },
  categoria: { nombre: 'Categoría', pasos: ['datos'], ruta: 'categoria' },
  factor_coeficiente: { nombre: 'Coeficiente', pasos: ['datos'], ruta: 'factor_coeficiente' },
  fecha: { nombre: 'Fecha Contrato', pasos: ['datos', 'contrato'], ruta: 'fecha' },
  vencimiento: { nombre: 'Vencimiento Contrato', pasos: ['datos', 'contrato'], ruta: 'vencimiento' },
  tareas: { nombre: 'Tareas', pasos: ['tareas'] },
  monto: { nombre: 'Honorario Convenido', pasos: ['honorario', 'tareas'] },
  comitentes: { nombre: 'Comitentes', pasos: ['comitente'] },
  inmuebles: { nombre: 'Ubicación', pasos: ['ubicacion'] },
  ...enUbicacion({
    calle: 'Calle',
    numero: 'Número',
    circunscripcion: 'Circunscripción',
    seccion: 'Sección',
    chacra: 'Chacra',
    quinta: 'Quinta',
    fraccion: 'Fracción',
    manzana: 'Manzana',
    parcela: 'Parcela',
  }),
  localidad: { nombre: 'Localidad', pasos: ['ubicacion'] },
  partida: { nombre: 'Partida', pasos: ['ubicacion'], ruta: 'ubicacion.unidades.0.partida' },
  latitud: { nombre: 'Ubicación en el mapa', pasos: ['ubicacion'] },
  ...enContrato({
    forma_de_pago: 'Forma de pago',
    tribunal_actuante: 'Tribunal actuante',
    destino_tarea: 'Destino de tarea',
    clausula_condicion: 'Cláusulas',
    observaciones: 'Observaciones',
  }),
};

function enUbicacion(nombres: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(nombres).map(([campo, nombre]) => [
      campo,
      { nombre, pasos: ['ubicacion'], ruta: `ubicacion.${campo}` },
    ]),
  );
}

function enContrato(nombres: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(nombres).map(([campo, nombre]) => [
      campo,
      { nombre, pasos: ['contrato'], ruta: `contrato.${campo}` },
    ]),
  );
}

/** "Honorario Convenido", "honorario_convenido": the college writes it as it likes (S-177). */
const sinVueltas = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/ id$/, '')
    .trim();

const POR_NOMBRE = new Map(
  Object.entries(CAMPOS).flatMap(([campo, dato]) => [
    [sinVueltas(campo), dato] as const,
    [sinVueltas(dato.nombre), dato] as const,
  ]),
);

const campoDe = ({ campo }: Observacion) => (campo ? POR_NOMBRE.get(sinVueltas(campo)) : undefined);

export const nombreDelCampo = (observacion: Observacion): string | null =>
  campoDe(observacion)?.nombre ?? observacion.campo;

export const esDelPaso = (observacion: Observacion, paso: string): boolean =>
  campoDe(observacion)?.pasos.includes(paso) ?? false;

export const observacionesAbiertas = (observaciones: readonly Observacion[]): Observacion[] =>
  observaciones.filter(({ respondida_en }) => respondida_en === null);

/** What the college asks, by the path of the input it is about. */
export const notasDeObservaciones = (observaciones: readonly Observacion[]): ReadonlyMap<string, string> =>
  new Map(
    observacionesAbiertas(observaciones).flatMap((observacion) => {
      const ruta = campoDe(observacion)?.ruta;
      return ruta ? [[ruta, `El Colegio observó: ${observacion.texto}`] as const] : [];
    }),
  );
