import { limpiarTexto } from '@colega/contract/primitives';
import type { FuenteDeLugares, Localidad, LugarConocido, RespuestaDeLugares } from '@colega/contract/referencias';
import {
  codigoCatastral,
  escribirPunto,
  formatNombrePropio,
  LARGO_CALLE,
  LARGO_NUMERO,
  type LugarLeido,
  leerLugar,
  nomenclaturaVacia,
  type Punto,
} from '@colega/domain/legajos';
import { simplificar } from '@colega/domain/validacion';
import type { Db } from '../../../db/conectar.ts';
import { findLocalidadById, findLocalidades } from '../localidades.repository.ts';
import { partidoDelPunto } from './limites.ts';
import {
  type Anterior,
  findLegajosEnPartida,
  findLocalidadDePartido,
  findPartidos,
  type Partido,
} from './lugares.repository.ts';
import { type DireccionEncontrada, type Parcela, ServicioSinRespuesta, type ServiciosDeLugares } from './servicios.ts';

type Pedido = { texto: string; localidad_id?: number | undefined; legajo_id?: number | undefined };
type Quien = { user_id: number; persona_id: number };
type Avisos = RespuestaDeLugares['avisos'];

type Busqueda = {
  db: Db;
  quien: Quien;
  servicios: ServiciosDeLugares;
  /** The locality that is chosen already. */
  elegida: Localidad | undefined;
  partidos: readonly Partido[];
  salvo: number | null;
  sinRespuesta: Set<FuenteDeLugares>;
  avisos: Set<Avisos[number]>;
};

const NADA: LugarConocido = {
  de: [],
  ...{ calle: '', numero: '', localidad: null, partido: null, partida: '' },
  ...{ nomenclatura: nomenclaturaVacia(), latitud: '', longitud: '' },
};

const CUANTOS = 5;

/** What a service says, or nothing when it does not answer: then the rest of what is known goes on. */
const preguntar = async <T>(b: Busqueda, fuente: FuenteDeLugares, pregunta: () => Promise<T[]>): Promise<T[]> => {
  try {
    return await pregunta();
  } catch (error) {
    if (!(error instanceof ServicioSinRespuesta)) throw error;
    b.sinRespuesta.add(fuente);
    return [];
  }
};

const esDeNombre = ({ nombre }: Localidad, otro: string): boolean => simplificar(nombre) === simplificar(otro);

const conPunto = (punto: Punto | null): Pick<LugarConocido, 'latitud' | 'longitud'> =>
  punto ? { latitud: escribirPunto(punto.lat), longitud: escribirPunto(punto.lng) } : { latitud: '', longitud: '' };

const comoPartido = (b: Busqueda, codigo: string | null): LugarConocido['partido'] => {
  const suyo = b.partidos.find(({ codigo_arba }) => codigo_arba === codigo);
  return suyo ? { codigo_arba: suyo.codigo_arba, nombre: suyo.nombre } : null;
};

/**
 * The chosen one where it may be: of its partido, and not of another name than what is said of the place. Else the one of
 * that name or the nearest, which is a guess and is told.
 */
const localidadDe = async (
  b: Busqueda,
  partido: string | null,
  donde: { nombre: string; punto: Punto | null },
): Promise<Localidad | null> => {
  if (partido === null) return null;
  const puedeSer = b.elegida?.partido.codigo_arba === partido;
  if (b.elegida && puedeSer && (donde.nombre === '' || esDeNombre(b.elegida, donde.nombre))) return b.elegida;
  const hallada = await findLocalidadDePartido(b.db, b.quien.user_id, partido, donde);
  if (hallada && esDeNombre(hallada, donde.nombre)) return hallada;
  // whoever chose knows better than a guess
  if (b.elegida && puedeSer) return b.elegida;
  if (hallada) b.avisos.add('localidad_supuesta');
  return hallada ?? null;
};

const deParcela = async (b: Busqueda, parcela: Parcela, punto = parcela.punto): Promise<LugarConocido> => ({
  ...NADA,
  de: ['arba'],
  localidad: await localidadDe(b, parcela.partido, { nombre: '', punto }),
  partido: comoPartido(b, parcela.partido),
  partida: parcela.partida,
  nomenclatura: parcela.nomenclatura,
  ...conPunto(punto),
});

const dePartida = async (b: Busqueda, partida: string): Promise<LugarConocido[]> => {
  const parcelas = await preguntar(b, 'arba', () => b.servicios.parcelas.porPartida(partida));
  if (parcelas.length > 0) return Promise.all(parcelas.map((parcela) => deParcela(b, { ...parcela, partida })));
  const codigo = partida.slice(0, 3);
  const partido = comoPartido(b, codigo);
  if (!b.sinRespuesta.has('arba')) b.avisos.add('arba_no_la_tiene');
  if (!partido) return [];
  return [{ ...NADA, partido, partida }];
};

const deNomenclatura = async (
  b: Busqueda,
  { nomenclatura }: Extract<LugarLeido, { que: 'nomenclatura' }>,
): Promise<LugarConocido[]> => {
  const partido = b.elegida?.partido.codigo_arba;
  const codigo = partido ? codigoCatastral(partido, nomenclatura) : null;
  const parcelas = codigo === null ? [] : await preguntar(b, 'arba', () => b.servicios.parcelas.porCodigo(codigo));
  const lugares = await Promise.all(parcelas.map((parcela) => deParcela(b, parcela)));
  if (codigo === null) b.avisos.add('falta_localidad');
  else if (lugares.length === 0 && !b.sinRespuesta.has('arba')) b.avisos.add('arba_no_la_tiene');
  return lugares.length > 0 ? lugares : [{ ...NADA, nomenclatura }];
};

const dePunto = async (b: Busqueda, punto: Punto): Promise<LugarConocido[]> => {
  const partido = partidoDelPunto(punto);
  const parcelas = await preguntar(b, 'arba', () => b.servicios.parcelas.en(punto));
  if (parcelas.length > 0) return Promise.all(parcelas.map((parcela) => deParcela(b, parcela, punto)));
  // the limits are drawn with few points: a parcel says better
  if (partido === null) b.avisos.add('lugar_fuera_de_la_provincia');
  return [
    {
      ...NADA,
      localidad: await localidadDe(b, partido, { nombre: '', punto }),
      partido: comoPartido(b, partido),
      ...conPunto(punto),
    },
  ];
};

/** A text that does not fit is left to whoever loads it: half a street would be printed as a whole one. */
const calleYNumero = ({
  calle,
  numero,
}: {
  calle: string;
  numero: string;
}): Pick<LugarConocido, 'calle' | 'numero'> => {
  const [suCalle, suNumero] = [formatNombrePropio(limpiarTexto(calle)), limpiarTexto(numero)];
  return {
    calle: suCalle.length > LARGO_CALLE ? '' : suCalle,
    numero: suNumero.length > LARGO_NUMERO ? '' : suNumero,
  };
};

const deEncontrada = async (b: Busqueda, encontrada: DireccionEncontrada): Promise<LugarConocido> => {
  const { localidad: nombre, punto } = encontrada;
  const suyo = b.partidos.find(({ codigo_indec }) => codigo_indec === encontrada.partido);
  const codigo = suyo?.codigo_arba ?? null;
  return {
    ...NADA,
    de: ['georef'],
    ...calleYNumero(encontrada),
    localidad: await localidadDe(b, codigo, { nombre, punto }),
    partido: comoPartido(b, codigo),
    ...conPunto(punto),
  };
};

/** Where it may be, by what was written after the street, or by the locality that is chosen. */
const lugarDicho = async (b: Busqueda, donde: readonly string[]): Promise<Localidad | undefined> => {
  for (const search of donde) {
    const { items } = await findLocalidades(b.db, b.quien.user_id, { search }, 1);
    const hallada = items.find(({ partido }) => partido.codigo_arba !== '');
    if (hallada) return hallada;
  }
  return b.elegida;
};

const deDireccion = async (
  b: Busqueda,
  { calle, numero, donde }: Extract<LugarLeido, { que: 'direccion' }>,
): Promise<LugarConocido[]> => {
  const dicha = await lugarDicho(b, donde);
  const suyo = b.partidos.find(({ codigo_arba }) => codigo_arba === dicha?.partido.codigo_arba);
  const direccion = `${calle} ${numero}`.trim();
  const halladas = await preguntar(b, 'georef', () =>
    b.servicios.direcciones.buscar(direccion, suyo?.codigo_indec ?? null),
  );
  const conElegida = { ...b, elegida: dicha };
  const deAhi = halladas.filter(({ localidad }) => dicha && esDeNombre(dicha, localidad));
  const [unica, ...otras] = deAhi.length > 0 ? deAhi : halladas;
  if (unica && otras.length === 0) return conSusParcelas(conElegida, unica);
  if (unica) return Promise.all([unica, ...otras].map((encontrada) => deEncontrada(conElegida, encontrada)));
  // The own list knows localities and no streets: what was written stays as it was.
  const partido = comoPartido(b, dicha?.partido.codigo_arba ?? null);
  return dicha ? [{ ...NADA, ...calleYNumero({ calle, numero }), localidad: dicha, partido }] : [];
};

/** With its parcel when only one is there; with several, one for each. */
const conSusParcelas = async (b: Busqueda, encontrada: DireccionEncontrada): Promise<LugarConocido[]> => {
  const lugar = await deEncontrada(b, encontrada);
  const { punto } = encontrada;
  const parcelas = punto === null ? [] : await preguntar(b, 'arba', () => b.servicios.parcelas.cerca(punto));
  const suyas = parcelas.filter(({ partido }) => partido === lugar.partido?.codigo_arba);
  const conParcela = suyas.slice(0, CUANTOS).map(
    ({ partida, nomenclatura, punto: adentro }): LugarConocido => ({
      ...{ ...lugar, partida, nomenclatura, ...conPunto(adentro) },
      de: ['georef', 'arba'],
    }),
  );
  // none of these may be it: the address alone is the last
  return conParcela.length === 1 ? conParcela : [...conParcela, lugar];
};

const buscarLeido = (b: Busqueda, leido: LugarLeido): Promise<LugarConocido[]> => {
  if (leido.que === 'partida') return dePartida(b, leido.partida);
  if (leido.que === 'nomenclatura') return deNomenclatura(b, leido);
  return leido.que === 'punto' ? dePunto(b, leido.punto) : deDireccion(b, leido);
};

/** An own earlier file on the same parcel knows its address, which ARBA's map does not. */
const conLoAnterior = async (
  b: Busqueda,
  lugar: LugarConocido,
  [ultimo]: readonly Anterior[],
): Promise<LugarConocido> => {
  if (!ultimo || lugar.calle !== '') return lugar;
  const { calle, numero, localidad_id } = ultimo;
  const localidad = await findLocalidadById(b.db, b.quien.user_id, localidad_id);
  const esSuya = localidad && (!lugar.partido || localidad.partido.codigo_arba === lugar.partido.codigo_arba);
  if (esSuya) b.avisos.delete('localidad_supuesta');
  return { ...lugar, calle, numero, localidad: esSuya ? localidad : lugar.localidad };
};

/** Everything that is known of a place by what somebody typed. What does not answer is told, and nothing waits for it. */
export const buscarLugares = async (
  db: Db,
  servicios: ServiciosDeLugares,
  quien: Quien,
  { texto, localidad_id, legajo_id }: Pedido,
): Promise<RespuestaDeLugares> => {
  const leido = leerLugar(texto);
  const [elegida, partidos] = await Promise.all([
    localidad_id === undefined ? undefined : findLocalidadById(db, quien.user_id, localidad_id),
    findPartidos(db),
  ]);
  const b: Busqueda = {
    ...{ db, quien, servicios, elegida, partidos, salvo: legajo_id ?? null },
    ...{ sinRespuesta: new Set<FuenteDeLugares>(), avisos: new Set<Avisos[number]>() },
  };
  const lugares = await buscarLeido(b, leido);
  const [primero] = lugares;
  const partida = lugares.length === 1 ? (primero?.partida ?? '') : '';
  const anteriores = partida === '' ? [] : await findLegajosEnPartida(db, quien.persona_id, partida, b.salvo);
  const completos = await Promise.all(lugares.map((lugar) => conLoAnterior(b, lugar, anteriores)));
  return {
    leido: leido.que,
    lugares: completos,
    sin_respuesta: [...b.sinRespuesta],
    avisos: [...b.avisos],
    legajos: anteriores.map(({ id, numero_legajo }) => ({ id, numero_legajo })),
  };
};
