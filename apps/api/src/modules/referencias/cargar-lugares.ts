import { formatNombrePropio } from '@colega/domain/legajos';
import { simplificar } from '@colega/domain/validacion';
import type { Db } from '../../db/conectar.ts';
import { type Lugares, leerLugares } from './datos/lugares.ts';
import { insertDistritosDeEntrada, upsert } from './upsert.repository.ts';

const BUENOS_AIRES = { id: 1, nombre: 'Buenos Aires' };
const PRIMER_PARTIDO_DE_CAPITAL = 1_000;

type Partido = { id: number; nombre: string };

function filasDePartidos({ partidos, distritos }: Lugares) {
  const distritoDe = new Map(distritos.flatMap(({ id, partidos }) => partidos.map((codigo) => [codigo, id])));
  return partidos.map(({ codigo_arba, codigo_indec, nombre }) => ({
    id: Number(codigo_arba),
    provincia_id: BUENOS_AIRES.id,
    distrito_id: distritoDe.get(codigo_arba) ?? null,
    codigo_arba,
    codigo_indec,
    nombre,
  }));
}

function lugaresDeCapitales({ capitales }: Lugares) {
  const provincias = capitales.map(({ provincia: nombre }, i) => ({ id: BUENOS_AIRES.id + 1 + i, nombre }));
  const partidos = capitales.map(({ nombre }, i) => ({
    id: PRIMER_PARTIDO_DE_CAPITAL + i,
    provincia_id: BUENOS_AIRES.id + 1 + i,
    distrito_id: null,
    codigo_arba: '',
    codigo_indec: '',
    nombre,
  }));
  return { provincias, partidos };
}

type LocalidadLeida = Omit<Lugares['capitales'][number], 'provincia'>;

function filaDeLocalidad(leida: LocalidadLeida, partido: Partido) {
  const { id, nombre, codigo_postal, latitud, longitud } = leida;
  return {
    id,
    partido_id: partido.id,
    nombre,
    codigo_postal,
    latitud,
    longitud,
    nombre_simple: simplificar(nombre),
    busqueda: simplificar(`${nombre} ${partido.nombre} ${codigo_postal}`),
  };
}

function filasDeLocalidades(lugares: Lugares, partidosDeBuenosAires: Partido[], partidosDeCapitales: Partido[]) {
  const porId = new Map(partidosDeBuenosAires.map((partido) => [partido.id, partido]));
  const deBuenosAires = lugares.localidades.map(({ codigo_arba, ...leida }) => {
    const partido = porId.get(Number(codigo_arba));
    if (!partido) throw new Error(`La localidad ${leida.id} nombra un partido que no existe: ${codigo_arba}`);
    return filaDeLocalidad({ ...leida, nombre: formatNombrePropio(leida.nombre) }, partido);
  });
  const capitales = lugares.capitales.flatMap((leida, i) => {
    const partido = partidosDeCapitales[i];
    return partido ? [filaDeLocalidad(leida, partido)] : [];
  });
  return [...deBuenosAires, ...capitales];
}

export async function cargarLugares(db: Db): Promise<void> {
  const lugares = leerLugares();
  const partidos = filasDePartidos(lugares);
  const capitales = lugaresDeCapitales(lugares);
  await insertDistritosDeEntrada(
    db,
    lugares.distritos.map(({ id, clave, nombre }) => ({ id, clave, nombre })),
  );
  await upsert(db, 'provincias', [BUENOS_AIRES, ...capitales.provincias]);
  await upsert(db, 'partidos', [...partidos, ...capitales.partidos], ['distrito_id']);
  await upsert(db, 'localidades', filasDeLocalidades(lugares, partidos, capitales.partidos));
}
