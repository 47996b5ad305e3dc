import type { Decimal } from '../importes/index.ts';
import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { EntidadAImportar } from './entidades.ts';
import type { CambioDeFila, FilaAImportar } from './filas.ts';
import type {
  AnteriorQueHay,
  CircunstanciasDelEnsayo,
  DeUnaLista,
  LocalidadQueHay,
  LoQueHay,
  VisadoQueHay,
} from './lo-que-hay.ts';

export type Juicio = {
  existe: boolean;
  cambios?: readonly CambioDeFila[];
  problemas?: readonly ProblemaDeFila[];
  /** What is written, besides what the row says: ids of lists. */
  datos?: Readonly<Record<string, string | number | null>>;
};

export type EntraOFalta = 'entra' | 'rechazada' | 'falta';
type MatriculaDelPlan = { entrada: EntraOFalta; cuit: string | null };
export type AnteriorDelPlan = Omit<AnteriorQueHay, 'cuit' | 'anterior' | 'con_cep' | 'con_timbrado'> & {
  entrada: EntraOFalta;
  cuit: string | null;
};
const NINGUNO: AnteriorDelPlan = {
  ...{ entrada: 'falta', cuit: null, anulado: false, monto: '0.00', sin_cep: false, sin_timbrado: false },
  ...{ fecha: '', comitentes: [], sin_visar: false, ampliado: false },
};
/** What of an expansion is not its file's. */
type AmpliacionDelPlan = Pick<AnteriorDelPlan, 'entrada' | 'anulado' | 'monto'>;

/** What the rows before said of a receipt: an empty datum says nothing. */
type ComprobanteDelPlan = { fila: number; fecha: string; medio: string };

/** What there will be once the rows before are written. */
export class Plan {
  readonly hay: LoQueHay;
  readonly circunstancias: CircunstanciasDelEnsayo;
  readonly personas = new Map<string, EntraOFalta>();
  readonly matriculas = new Map<string, MatriculaDelPlan>();
  /** The numbers without a letter of the licences that are refused. */
  readonly dudosas = new Set<string>();
  readonly legajos = new Map<string, AnteriorDelPlan>();
  readonly ampliaciones = new Map<string, AmpliacionDelPlan>();
  /** The files of which an expansion before waits to be approved. */
  readonly sinVisar = new Set<string>();
  readonly usuarios = new Map<string, string>();
  readonly bloqueos = new Set<string>();
  readonly visados = new Map<string, VisadoQueHay>();
  /** The charges whose balance comes. */
  readonly saldos = new Set<string>();
  /** Of each charge or contract, what the rows before pay of it. */
  readonly pagado = new Map<string, Decimal>();
  readonly comprobantes = new Map<string, ComprobanteDelPlan>();
  /** The licences that the sanctions before suspend. */
  readonly suspendidas = new Set<string>();
  readonly #localidades = new Map<number, string>();

  constructor(hay: LoQueHay, circunstancias: CircunstanciasDelEnsayo) {
    this.hay = hay;
    this.circunstancias = circunstancias;
  }

  nombreDeDistrito(id: number): string {
    return [...this.hay.distritos.values()].find((uno) => uno.id === id)?.nombre ?? `Distrito cerrado N.º ${id}`;
  }

  nombreDeLocalidad(id: number): string {
    if (this.#localidades.size === 0)
      for (const lugar of [...this.hay.localidades.values()].flat())
        this.#localidades.set(lugar.id, `${lugar.nombre} (${lugar.partido}, ${lugar.codigo_postal})`);
    return this.#localidades.get(id) ?? `Localidad N.º ${id}`;
  }

  persona(cuit: string): EntraOFalta {
    if (this.hay.personas.has(cuit)) return 'entra';
    return this.personas.get(cuit) ?? 'falta';
  }

  matricula(codigo: string): MatriculaDelPlan {
    const existente = this.hay.matriculas.get(codigo);
    if (existente) return { entrada: 'entra', cuit: existente.cuit };
    return this.matriculas.get(codigo) ?? { entrada: 'falta', cuit: null };
  }

  legajo(numero: string): AnteriorDelPlan {
    const existente = this.hay.legajos.get(numero);
    if (existente) return { ...existente, entrada: 'entra' };
    return this.legajos.get(numero) ?? NINGUNO;
  }

  ampliacion(nombre: string): AmpliacionDelPlan {
    const existente = this.hay.ampliaciones.get(nombre);
    if (existente) return { ...existente, entrada: 'entra' };
    return this.ampliaciones.get(nombre) ?? NINGUNO;
  }

  /** Whose an approval is, by its number. */
  visado(numero: string): VisadoQueHay | undefined {
    return this.hay.visados.get(numero) ?? this.visados.get(numero);
  }

  /** Without its day it is of that of its contract; the first that says it says it. */
  anotarVisado(numero: string, legajo: string, { visado_fecha, fecha }: FilaAImportar['valores']): void {
    if (numero !== '' && !this.visado(numero)) this.visados.set(numero, { legajo, fecha: visado_fecha ?? fecha ?? '' });
  }

  /** The original of a file, or its expansion. */
  contrato(legajo: string, ampliacion: string): AnteriorDelPlan {
    const suyo = this.legajo(legajo);
    return ampliacion === '' ? suyo : { ...suyo, ...this.ampliacion(`${legajo}/${ampliacion}`) };
  }
}

export const valorDe = ({ valores }: Pick<FilaAImportar, 'valores'>, campo: string): string => valores[campo] ?? '';

export const leerDeLista = <T extends DeUnaLista>(lista: ReadonlyMap<string, T>, escrito: string): T | null =>
  lista.get(simplificar(escrito)) ?? null;

export const desconocido = (campo: string, valor: string): ProblemaDeFila => ({
  ...{ codigo: 'fila_valor_desconocido', campo, datos: { valor } },
});

export const dependeDe = (
  entrada: EntraOFalta,
  que: 'persona' | 'matricula' | 'legajo' | 'ampliacion',
  campo: string,
  valor: string,
): ProblemaDeFila[] =>
  entrada === 'entra'
    ? []
    : [
        {
          codigo:
            entrada === 'falta'
              ? `fila_${que}_falta`
              : que === 'legajo'
                ? 'fila_legajo_rechazado'
                : `fila_${que}_rechazada`,
          campo,
          datos: { valor },
        },
      ];

/** A name that several localities have is told apart by its partido or its postal code. */
export const localidadDe = (plan: Plan, fila: FilaAImportar): { id: number | null; problemas: ProblemaDeFila[] } => {
  const nombre = valorDe(fila, 'localidad');
  const todas = plan.hay.localidades.get(simplificar(nombre)) ?? [];
  const sin = (codigo: ProblemaDeFila['codigo']) => ({
    id: null,
    problemas: [{ codigo, campo: 'localidad', datos: { valor: nombre } }],
  });
  if (todas.length === 0) return sin('fila_localidad_desconocida');
  const partido = simplificar(valorDe(fila, 'partido'));
  const codigo = valorDe(fila, 'codigo_postal').replace(/\D/g, '');
  const filtrar = (unas: readonly LocalidadQueHay[], cumple: (una: LocalidadQueHay) => boolean) => {
    const suyas = unas.filter(cumple);
    return suyas.length > 0 ? suyas : unas;
  };
  const delPartido = partido === '' ? todas : filtrar(todas, (una) => simplificar(una.partido) === partido);
  const quedan = codigo === '' ? delPartido : filtrar(delPartido, (una) => una.codigo_postal === codigo);
  const [unica, ...otras] = quedan;
  return unica && otras.length === 0 ? { id: unica.id, problemas: [] } : sin('fila_localidad_ambigua');
};

export const cambiosEntre = (
  antes: Readonly<Record<string, string | number | null>>,
  ahora: Readonly<Record<string, string | number | null | undefined>>,
): CambioDeFila[] =>
  Object.entries(ahora).flatMap(([campo, nuevo]) => {
    const viejo = antes[campo] ?? null;
    // an empty cell says nothing
    if (nuevo === undefined || nuevo === null || nuevo === '' || String(nuevo) === String(viejo ?? '')) return [];
    return [{ campo, antes: viejo === null ? null : String(viejo), ahora: String(nuevo) }];
  });

export type Juez = {
  entidad: EntidadAImportar;
  claveDe(fila: FilaAImportar, plan: Plan): string | null;
  /** As another version knew it: what came then is still known by it. */
  claveDeAntes?(fila: FilaAImportar): string | null;
  juzgar(fila: FilaAImportar, plan: Plan): Juicio;
  /** So that the rows that name it know. */
  anotar?(fila: FilaAImportar, plan: Plan, entra: boolean): void;
};
