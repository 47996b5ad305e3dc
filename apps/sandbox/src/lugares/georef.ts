import type { FastifyInstance } from 'fastify';
import type { CalleDeMuestra, LugaresDeMuestra } from './datos.ts';

const PROVINCIA = { id: '06', nombre: 'Buenos Aires' };
const NINGUNA = { categoria: null, id: null, nombre: null };

const simple = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .replace(/\b(?:AVENIDA|AVDA)\b/g, 'AV')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const CON_ALTURA = /^(.*\p{L}.*?)\s+(\d+)$/u;

const leerDireccion = (direccion: string): { calle: string; altura: number | null } => {
  const [, calle = direccion, altura] = CON_ALTURA.exec(direccion.trim()) ?? [];
  return { calle: simple(calle), altura: altura === undefined ? null : Number(altura) };
};

const enLaCalle = (
  { desde, hasta }: CalleDeMuestra,
  altura: number | null,
): { lat: number | null; lon: number | null } => {
  if (altura === null || altura < desde.altura || altura > hasta.altura) return { lat: null, lon: null };
  const parte = (altura - desde.altura) / (hasta.altura - desde.altura);
  const entre = (uno: number, otro: number): number => uno + (otro - uno) * parte;
  return { lat: entre(desde.lat, hasta.lat), lon: entre(desde.lon, hasta.lon) };
};

const comoDireccion = (calle: CalleDeMuestra, altura: number | null) => ({
  altura: { unidad: null, valor: altura },
  calle: { categoria: calle.categoria, id: calle.id, nombre: calle.nombre },
  calle_cruce_1: NINGUNA,
  calle_cruce_2: NINGUNA,
  departamento: calle.departamento,
  localidad_censal: calle.localidad_censal,
  nomenclatura: `${calle.nombre} ${altura ?? ''}, ${calle.departamento.nombre}, ${PROVINCIA.nombre}`,
  piso: null,
  provincia: PROVINCIA,
  ubicacion: enLaCalle(calle, altura),
});

type Parametros = { direccion?: string; provincia?: string; departamento?: string; max?: string };
const CONOCIDOS = ['direccion', 'provincia', 'departamento', 'localidad_censal', 'max', 'inicio', 'campos', 'formato'];

/** Georef's `/direcciones`, of the demo's streets. */
export function registrarGeoref(app: FastifyInstance, { calles }: LugaresDeMuestra): void {
  app.get<{ Querystring: Parametros }>('/georef/api/direcciones', async ({ query }, reply) => {
    const ajenos = Object.keys(query).filter((nombre) => !CONOCIDOS.includes(nombre));
    const { direccion, provincia, departamento, max = '10' } = query;
    if (!direccion?.trim() || ajenos.length > 0) {
      const que = direccion?.trim() ? 'El parámetro especificado no existe.' : 'El parámetro es obligatorio.';
      return reply
        .code(400)
        .send({ errores: [[{ codigo_interno: null, mensaje: que, nombre_parametro: ajenos[0] ?? 'direccion' }]] });
    }
    const { calle, altura } = leerDireccion(direccion);
    const halladas = calles.filter(
      (una) =>
        simple(una.nombre) === calle &&
        (!departamento || una.departamento.id === departamento) &&
        (!provincia || provincia === PROVINCIA.id),
    );
    const direcciones = halladas.slice(0, Number(max)).map((una) => comoDireccion(una, altura));
    const parametros = {
      direccion: { altura: { valor: String(altura ?? ''), unidad: null }, calles: [calle], piso: null, tipo: 'simple' },
    };
    return { cantidad: direcciones.length, direcciones, inicio: 0, parametros, total: halladas.length };
  });
}
