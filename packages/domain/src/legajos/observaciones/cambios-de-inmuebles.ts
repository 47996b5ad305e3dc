import { CAMPOS_DE_UNIDAD } from '../inmuebles.ts';
import {
  armarTextos,
  TEXTOS_COMPARTIDOS,
  TEXTOS_DE_INMUEBLE,
  TEXTOS_DE_UNIDAD,
  TODOS_LOS_TEXTOS,
  textosCargados,
} from '../textos-de-inmueble.ts';
import {
  type CambioDeCampo,
  canonico,
  compararDatos,
  type DatoComparado,
  decirEntero,
  leerEntero,
} from './cambio-de-campo.ts';
import { type Clave, distinguirPor, emparejar } from './emparejar.ts';
import type { FotoDeInmueble, FotoDelLegajo } from './foto-del-legajo.ts';

const escrito = (valor: string | number | null | undefined): string => String(valor ?? '');

const dato = (inmueble: FotoDeInmueble, campo: string, nombre: string): DatoComparado => {
  const texto = escrito(inmueble[campo]);
  return { campo, nombre, valor: texto, texto };
};

const datosDeUnidad = (inmueble: FotoDeInmueble): DatoComparado[] => [
  ...TEXTOS_DE_UNIDAD.map((campo) => dato(inmueble, campo, TEXTOS_DE_INMUEBLE[campo].nombre)),
  dato(inmueble, 'partida', 'Partida'),
];

const datosCompartidos = (inmueble: FotoDeInmueble): DatoComparado[] => {
  const { localidad_id, localidad, latitud, longitud } = inmueble;
  const textos = TEXTOS_COMPARTIDOS.map((campo) => dato(inmueble, campo, TEXTOS_DE_INMUEBLE[campo].nombre));
  return [
    ...textos,
    { campo: 'localidad', nombre: 'Localidad', valor: localidad_id, texto: escrito(localidad) },
    {
      ...{ campo: 'latitud', nombre: 'Ubicación en el mapa', valor: [Number(latitud), Number(longitud)] },
      texto: `${escrito(latitud)}, ${escrito(longitud)}`,
    },
  ];
};

const nombrarUnidad = (inmueble: FotoDeInmueble): string => {
  const textos = armarTextos(TODOS_LOS_TEXTOS, (campo) => escrito(inmueble[campo]));
  const partes = textosCargados(textos, TEXTOS_DE_UNIDAD).map(([nombre, valor]) => `${nombre.toLowerCase()} ${valor}`);
  const partida = escrito(inmueble.partida);
  return partes.join(', ') || (partida === '' ? 'sin piso ni partida' : `partida ${partida}`);
};

const unidad = (que: 'agregado' | 'quitado', inmueble: FotoDeInmueble, otra: FotoDeInmueble | undefined) => {
  const suyos = datosDeUnidad(inmueble).filter(({ campo }) => campo === 'partida' || campo === 'subparcela');
  const compartidos = otra ? datosCompartidos(otra) : [];
  const propios = datosCompartidos(inmueble).filter(
    (uno, i) => canonico(uno.valor) !== canonico(compartidos[i]?.valor),
  );
  const texto = leerEntero(nombrarUnidad(inmueble), [...suyos, ...propios]);
  return decirEntero(que, { campo: 'inmuebles', nombre: 'Unidad', texto });
};

const claveDeUnidad = (inmueble: FotoDeInmueble, campos: readonly string[]): string =>
  campos
    .map((campo) => escrito(inmueble[campo]))
    .join(' ')
    .trim();

/** Equal, of the same place in the building, of the same partida; otherwise, the next one that is free. */
const CLAVES: readonly Clave<FotoDeInmueble>[] = [
  distinguirPor(canonico),
  distinguirPor((inmueble) => claveDeUnidad(inmueble, CAMPOS_DE_UNIDAD)),
  distinguirPor((inmueble) => claveDeUnidad(inmueble, ['piso', 'depto'])),
  distinguirPor((inmueble) => claveDeUnidad(inmueble, ['partida'])),
  distinguirPor(() => 'la que sigue'),
];

const sonDeUnSoloLugar = (inmuebles: readonly FotoDeInmueble[]): boolean =>
  new Set(inmuebles.map((inmueble) => canonico(datosCompartidos(inmueble).map(({ valor }) => valor)))).size <= 1;

/** The address that the units share is told once; what tells them apart, of each. */
export const cambiosDeInmuebles = (
  { inmuebles: antes }: FotoDelLegajo,
  { inmuebles: ahora }: FotoDelLegajo,
): CambioDeCampo[] => {
  const [primera, suya] = [ahora[0], antes[0]];
  const deUnLugar = sonDeUnSoloLugar(antes) && sonDeUnSoloLugar(ahora);
  const sola = antes.length <= 1 && ahora.length <= 1;
  const delLugar =
    deUnLugar && primera && suya ? compararDatos(datosCompartidos(suya), datosCompartidos(primera), undefined) : [];
  return [
    ...delLugar,
    ...emparejar(antes, ahora, CLAVES).flatMap(({ antes: era, ahora: es }) => {
      if (era === null) return unidad('agregado', es, primera);
      if (es === null) return unidad('quitado', era, suya);
      const datos = (una: FotoDeInmueble) => [...(deUnLugar ? [] : datosCompartidos(una)), ...datosDeUnidad(una)];
      return compararDatos(datos(era), datos(es), sola ? undefined : `Unidad ${nombrarUnidad(es)}`);
    }),
  ];
};

/** A change of order alone. */
export const leerUnidades = ({ inmuebles }: FotoDelLegajo): string => inmuebles.map(nombrarUnidad).join(' · ');
