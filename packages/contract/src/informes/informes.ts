export const INFORMES = ['legajos', 'demoras', 'observaciones', 'recaudacion', 'personas'] as const;
export type ClaveDeInforme = (typeof INFORMES)[number];

export const CORTES = [
  ...(['mes', 'dia', 'distrito', 'rubro', 'modalidad', 'motivo', 'campo'] as const),
  ...(['circuito', 'medio', 'banco', 'estado', 'especialidad'] as const),
] as const;
/** What the rows of a report are of. */
export type CorteDeInforme = (typeof CORTES)[number];

/** What a report may be of only a part of, besides its months. */
export const FILTROS_DE_INFORME = [
  ...(['distrito_id', 'rubro_id', 'modalidad_id', 'motivo', 'campo'] as const),
  ...(['dia', 'circuito', 'medio', 'banco', 'estado', 'especialidad'] as const),
] as const;
export type FiltroDeInforme = (typeof FILTROS_DE_INFORME)[number];

export type TipoDeCifra = 'numero' | 'importe' | 'dias';
export type CifraDeInforme = { clave: string; titulo: string; tipo: TipoDeCifra };

export const TIPOS_DE_COLUMNA = ['texto', 'numero', 'importe', 'fecha'] as const;
export type ColumnaDeDetalle = {
  clave: string;
  titulo: string;
  tipo: (typeof TIPOS_DE_COLUMNA)[number];
};

type Definicion = {
  nombre: string;
  /** What it counts, in a sentence under its title. */
  cuenta: string;
  cortes: readonly CorteDeInforme[];
  filtros: readonly FiltroDeInforme[];
  cifras: readonly CifraDeInforme[];
  detalle: readonly ColumnaDeDetalle[];
  /** The college's as a whole: a district has none of its own (S-995). */
  deTodoElColegio?: true;
};

const numero = (clave: string, titulo: string): CifraDeInforme => ({ clave, titulo, tipo: 'numero' });
const importe = (clave: string, titulo: string): CifraDeInforme => ({ clave, titulo, tipo: 'importe' });
const dias = (clave: string, titulo: string): CifraDeInforme => ({ clave, titulo, tipo: 'dias' });

const columna = (clave: string, titulo: string, tipo: ColumnaDeDetalle['tipo'] = 'texto'): ColumnaDeDetalle => ({
  ...{ clave, titulo, tipo },
});
const LEGAJO = columna('legajo', 'Legajo', 'numero');
const DONDE = [columna('distrito', 'Distrito'), columna('rubro', 'Rubro')];

export const DEFINICIONES: Readonly<Record<ClaveDeInforme, Definicion>> = {
  legajos: {
    nombre: 'Legajos y honorarios',
    cuenta:
      'Los legajos y las ampliaciones por el día en que se confirmaron, con los honorarios convenidos. Lo anulado se cuenta aparte y no suma honorarios.',
    cortes: ['mes', 'distrito', 'rubro', 'modalidad'],
    filtros: ['distrito_id', 'rubro_id', 'modalidad_id'],
    cifras: [
      numero('legajos', 'Legajos'),
      numero('ampliaciones', 'Ampliaciones'),
      importe('honorarios', 'Honorarios'),
      numero('anulados', 'Anulados'),
    ],
    detalle: [
      LEGAJO,
      columna('contrato', 'Contrato'),
      columna('dia', 'Confirmado', 'fecha'),
      columna('persona', 'Técnico'),
      ...DONDE,
      columna('modalidad', 'Modalidad'),
      columna('monto', 'Honorarios', 'importe'),
      columna('anulado', 'Anulado'),
    ],
  },
  demoras: {
    nombre: 'Demoras',
    cuenta:
      'Los días desde que se confirmó cada contrato hasta que se visó, por el mes en que se visó. La mitad tardó la mediana o menos; nueve de cada diez, el percentil 90 o menos.',
    cortes: ['mes', 'distrito', 'rubro'],
    filtros: ['distrito_id', 'rubro_id'],
    cifras: [
      numero('contratos', 'Visados'),
      dias('mediana', 'Mediana, días hábiles'),
      dias('p90', 'Percentil 90, días hábiles'),
      dias('mediana_corridos', 'Mediana, días corridos'),
      dias('p90_corridos', 'Percentil 90, días corridos'),
    ],
    detalle: [
      LEGAJO,
      columna('contrato', 'Contrato'),
      columna('confirmado', 'Confirmado', 'fecha'),
      columna('visado', 'Visado', 'fecha'),
      columna('habiles', 'Días hábiles', 'numero'),
      columna('corridos', 'Días corridos', 'numero'),
      columna('persona', 'Técnico'),
      ...DONDE,
    ],
  },
  observaciones: {
    nombre: 'Observaciones',
    cuenta:
      'Las observaciones por el día en que se hicieron. Cada vez que el Colegio reabre una, da otra vuelta; un legajo cuenta una vez por renglón.',
    cortes: ['motivo', 'campo', 'rubro', 'distrito', 'mes'],
    filtros: ['distrito_id', 'rubro_id', 'campo', 'motivo'],
    cifras: [
      numero('observaciones', 'Observaciones'),
      numero('legajos', 'Legajos'),
      numero('una_vuelta', 'De una vuelta'),
      numero('dos_vueltas', 'De dos'),
      numero('mas_vueltas', 'De tres o más'),
      numero('sin_cerrar', 'Sin cerrar'),
    ],
    detalle: [
      LEGAJO,
      columna('dia', 'Observado', 'fecha'),
      columna('campo', 'Dato'),
      columna('texto', 'Observación'),
      columna('estado', 'Estado'),
      columna('vueltas', 'Vueltas', 'numero'),
      columna('persona', 'Técnico'),
      ...DONDE,
    ],
  },
  recaudacion: {
    nombre: 'Recaudación',
    cuenta:
      'Lo que entró y lo que salió de la cuenta de lo recaudado, como está en el libro, por el día de cada asiento. El neto es lo que quedó.',
    cortes: ['mes', 'dia', 'circuito', 'medio', 'banco'],
    filtros: ['dia', 'circuito', 'medio', 'banco'],
    cifras: [
      importe('neto', 'Neto'),
      importe('entradas', 'Entró'),
      importe('salidas', 'Salió'),
      numero('cobros', 'Cobros'),
    ],
    detalle: [
      columna('dia', 'Día', 'fecha'),
      columna('concepto', 'Concepto'),
      columna('circuito', 'Circuito'),
      columna('medio', 'Medio'),
      columna('banco', 'Banco'),
      columna('cupon', 'Cupón', 'numero'),
      columna('persona', 'Persona'),
      columna('importe', 'Importe', 'importe'),
    ],
    deTodoElColegio: true,
  },
  personas: {
    nombre: 'Personas',
    cuenta:
      'Las matrículas y los registros como están al terminar el período, y lo que cambió en él. Quién está al día se cuenta una vez por día.',
    cortes: ['estado', 'especialidad', 'distrito', 'mes'],
    filtros: ['distrito_id', 'estado', 'especialidad'],
    cifras: [
      numero('matriculas', 'Matrículas'),
      numero('al_dia', 'Al día'),
      numero('con_deuda', 'Con deuda'),
      numero('altas', 'Altas'),
      numero('bajas', 'Bajas'),
      numero('rehabilitadas', 'Rehabilitadas'),
    ],
    detalle: [
      columna('persona', 'Persona'),
      columna('matricula', 'Matrícula'),
      columna('estado', 'Estado hoy'),
      columna('especialidad', 'Especialidad'),
      columna('distrito', 'Distrito'),
      columna('fecha_alta', 'Alta', 'fecha'),
    ],
  },
};

export const NOMBRES_DE_CORTES: Readonly<Record<CorteDeInforme, string>> = {
  ...{ mes: 'Mes', dia: 'Día', distrito: 'Distrito', rubro: 'Rubro', modalidad: 'Modalidad', motivo: 'Motivo' },
  ...{ campo: 'Dato observado', circuito: 'Circuito', medio: 'Medio', banco: 'Banco' },
  ...{ estado: 'Estado', especialidad: 'Especialidad' },
};

/** The filter that leaves only what a row counts; of a month, the months themselves. */
export const FILTRO_DE_CORTE: Readonly<Record<Exclude<CorteDeInforme, 'mes'>, FiltroDeInforme>> = {
  ...{ dia: 'dia', distrito: 'distrito_id', rubro: 'rubro_id', modalidad: 'modalidad_id', motivo: 'motivo' },
  ...{ campo: 'campo', circuito: 'circuito', medio: 'medio', banco: 'banco' },
  ...{ estado: 'estado', especialidad: 'especialidad' },
};
