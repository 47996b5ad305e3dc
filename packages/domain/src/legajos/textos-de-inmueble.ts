// here, and not with the rules: a list that only names them brings none
export const LARGO_CALLE = 50;
export const LARGO_NUMERO = 10;

type Texto = {
  nombre: string;
  corto: string;
  largo: number;
  parte: 'direccion' | 'catastro';
  /** AUT-069: units share the rest of the address. */
  deUnidad?: true;
  /** `entre_varias`: required when there are several units, which it tells apart. */
  obligatorio?: true | 'entre_varias';
};

/** AUT-080 to AUT-091. A new text needs only a row here and its column; partida and point have their own rules. */
export const TEXTOS_DE_INMUEBLE = {
  calle: { parte: 'direccion', nombre: 'Calle', corto: 'Calle', largo: LARGO_CALLE, obligatorio: true },
  numero: { parte: 'direccion', nombre: 'Número', corto: 'N.º', largo: LARGO_NUMERO, obligatorio: true },
  piso: { parte: 'direccion', nombre: 'Piso', corto: 'Piso', largo: 3, obligatorio: 'entre_varias', deUnidad: true },
  depto: {
    ...{ parte: 'direccion', nombre: 'Departamento', corto: 'Depto.', largo: 4 },
    ...{ obligatorio: 'entre_varias', deUnidad: true },
  },
  circunscripcion: { parte: 'catastro', nombre: 'Circunscripción', corto: 'Circ.', largo: 4, obligatorio: true },
  seccion: { parte: 'catastro', nombre: 'Sección', corto: 'Secc.', largo: 2, obligatorio: true },
  chacra: { parte: 'catastro', nombre: 'Chacra', corto: 'Ch.', largo: 7 },
  quinta: { parte: 'catastro', nombre: 'Quinta', corto: 'Qta.', largo: 7 },
  fraccion: { parte: 'catastro', nombre: 'Fracción', corto: 'Fr.', largo: 7 },
  manzana: { parte: 'catastro', nombre: 'Manzana', corto: 'Mz.', largo: 7, obligatorio: true },
  parcela: { parte: 'catastro', nombre: 'Parcela', corto: 'Parc.', largo: 7, obligatorio: true },
  subparcela: { parte: 'catastro', nombre: 'Subparcela', corto: 'Subparc.', largo: 6, deUnidad: true },
} as const satisfies Readonly<Record<string, Texto>>;

type Textos = typeof TEXTOS_DE_INMUEBLE;
export type TextoDeInmueble = keyof Textos;
type Con<A> = { [C in TextoDeInmueble]: Textos[C] extends A ? C : never }[TextoDeInmueble];
type DeDireccion = Con<{ parte: 'direccion' }>;
type DeUnidad = Con<{ deUnidad: true }>;
export type TextoObligatorio = Con<{ obligatorio: true }>;

const losQue = <C extends TextoDeInmueble>(vale: (texto: Texto, campo: string) => boolean): readonly C[] =>
  Object.entries<Texto>(TEXTOS_DE_INMUEBLE).flatMap(([campo, texto]) => (vale(texto, campo) ? [campo as C] : []));

const esDeLaCalle = (campo: string): boolean => campo === 'calle' || campo === 'numero';

export const TODOS_LOS_TEXTOS = losQue<TextoDeInmueble>(() => true);
export const TEXTOS_OBLIGATORIOS = losQue<TextoObligatorio>(({ obligatorio }) => obligatorio === true);
export const TEXTOS_DE_UNIDAD = losQue<DeUnidad>(({ deUnidad }) => deUnidad === true);
export const TEXTOS_COMPARTIDOS = losQue<Exclude<TextoDeInmueble, DeUnidad>>(({ deUnidad }) => !deUnidad);
export const TEXTOS_DE_DIRECCION = losQue<DeDireccion>(({ parte }) => parte === 'direccion');
export const OTROS_DE_DIRECCION = losQue<Exclude<DeDireccion, DeUnidad | 'calle' | 'numero'>>(
  ({ parte, deUnidad }, campo) => parte === 'direccion' && !deUnidad && !esDeLaCalle(campo),
);
export const TEXTOS_DE_CATASTRO = losQue<Con<{ parte: 'catastro' }>>(({ parte }) => parte === 'catastro');
export const CATASTRO_COMPARTIDO = losQue<Exclude<Con<{ parte: 'catastro' }>, DeUnidad>>(
  ({ parte, deUnidad }) => parte === 'catastro' && !deUnidad,
);

export const armarTextos = <C extends string, T>(campos: readonly C[], valor: (campo: C) => T): Record<C, T> =>
  Object.fromEntries(campos.map((campo) => [campo, valor(campo)])) as Record<C, T>;

export const textosCargados = <C extends TextoDeInmueble>(
  inmueble: Readonly<Record<C, string>>,
  campos: readonly C[],
): [string, string][] =>
  campos.flatMap((campo) => (inmueble[campo] ? [[TEXTOS_DE_INMUEBLE[campo].corto, inmueble[campo]]] : []));

export const formatDireccion = (inmueble: Readonly<Record<DeDireccion, string>>): string => {
  const resto = TEXTOS_DE_DIRECCION.filter((campo) => !esDeLaCalle(campo));
  const escritos = textosCargados(inmueble, resto).map(([nombre, valor]) => `${nombre.toLowerCase()} ${valor}`);
  return [`${inmueble.calle} N.º ${inmueble.numero}`, ...escritos].join(', ');
};
