import type { Fecha } from '../fechas/index.ts';
import type { Importe } from '../importes/index.ts';
import type { EstadoDeMatricula } from '../perfil/index.ts';

export type PersonaQueHay = {
  apellido: string;
  nombre: string;
  email: string;
  distrito_id: number;
  telefono: string | null;
  calle: string | null;
  altura: string | null;
  piso: string | null;
  departamento: string | null;
  localidad_id: number | null;
  fecha_nacimiento: Fecha | null;
  fecha_alta: Fecha;
  usuario: string | null;
  es_operador: boolean;
  roles: readonly string[];
  /** Of their desk; null is the whole college. */
  distrito_de_operador: number | null;
};

export type MatriculaQueHay = {
  cuit: string;
  estado: EstadoDeMatricula;
  descripcion: string;
  fecha_alta: Fecha;
  titulo: string;
  titulo_codigo: string;
  institucion: string;
};

export type BloqueoQueHay = { desde: Fecha | null; hasta: Fecha | null; vigente: boolean };
export type CargoQueHay = { importe: Importe; pagado: Importe; en_cupon: boolean };
export type AnteriorQueHay = {
  cuit: string;
  anulado: boolean;
  /** It came from a former system. */
  anterior: boolean;
  monto: Importe;
  con_cep: boolean;
  con_timbrado: boolean;
  /** Its modality is charged none. */
  sin_cep: boolean;
  sin_timbrado: boolean;
  fecha: Fecha;
  /** What is known of each of its clients: a CUIT, a DNI, or nothing. */
  comitentes: readonly string[];
  /** Something of it waits to be approved. */
  sin_visar: boolean;
  /** It has an expansion that was made here. */
  ampliado: boolean;
};
/** An expansion that came from a former system. */
export type AmpliacionQueHay = Pick<AnteriorQueHay, 'anulado' | 'monto' | 'con_cep' | 'con_timbrado'>;
export type LocalidadQueHay = { id: number; nombre: string; partido: string; codigo_postal: string };
export type DeUnaLista = { id: number; clave: string; nombre: string };
export type ModalidadQueHay = DeUnaLista & { cep_exento: boolean; franquicia: boolean };

/** The file that it is of, and its day. */
export type VisadoQueHay = { legajo: string; fecha: Fecha };

type Por<T> = ReadonlyMap<string, T>;

/** What the college has of all that the rows name, and its lists by their names without accents. */
export type LoQueHay = {
  personas: Por<PersonaQueHay>;
  /** By name of user, whose it is. */
  usuarios: Por<string>;
  matriculas: Por<MatriculaQueHay>;
  /** By CUIT and kind. */
  bloqueos: Por<readonly BloqueoQueHay[]>;
  /** By licence, concept and year; those of a contract, by file, expansion and concept. */
  cargos: Por<CargoQueHay>;
  /** By their former number, what each receipt paid. */
  pagos: Por<readonly string[]>;
  /** By their former reference. */
  saldos_a_favor: ReadonlySet<string>;
  /** By their former reference. */
  sanciones: ReadonlySet<string>;
  legajos: Por<AnteriorQueHay>;
  /** Those that came, by the number of their file and theirs. */
  ampliaciones: Por<AmpliacionQueHay>;
  /** By the number of each approval, whose it is. */
  visados: Por<VisadoQueHay>;
  /** Of what an import wrote, by kind and key, the print of its row then. */
  importados: Por<string>;
  distritos: Por<DeUnaLista>;
  tipos_bloqueo: Por<DeUnaLista>;
  rubros: Por<DeUnaLista>;
  modalidades: Por<ModalidadQueHay>;
  tareas: Por<DeUnaLista>;
  localidades: Por<readonly LocalidadQueHay[]>;
};

export type CircunstanciasDelEnsayo = {
  hoy: Fecha;
  /** Whoever asks may make operators. */
  puedeConOperadores: boolean;
  /** Of whoever asks: nobody acts on themselves. */
  propioCuit: string | null;
  huellaDe: (texto: string) => string;
};
