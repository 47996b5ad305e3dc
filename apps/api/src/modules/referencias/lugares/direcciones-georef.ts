import { z } from 'zod';
import { pedirJson } from './pedir-json.ts';
import type { ServicioDeDirecciones } from './servicios.ts';

const zNombre = z.object({ nombre: z.string().nullable() });
const zDirecciones = z.object({
  direcciones: z.array(
    z.object({
      altura: z.object({ valor: z.union([z.number(), z.string()]).nullable() }),
      calle: zNombre,
      departamento: z.object({ id: z.string() }),
      localidad_censal: zNombre,
      ubicacion: z.object({ lat: z.number().nullable(), lon: z.number().nullable() }),
    }),
  ),
});

/** INDEC's code of the province of Buenos Aires. */
const PROVINCIA = '06';
const CUANTAS = '5';

/** Georef, as `https://apis.datos.gob.ar/georef/api`. */
export const crearDireccionesDeGeoref = (url: string): ServicioDeDirecciones => ({
  buscar: async (direccion, partido) => {
    const donde = { direccion, provincia: PROVINCIA, max: CUANTAS, ...(partido && { departamento: partido }) };
    const { direcciones } = await pedirJson(`${url.replace(/\/$/, '')}/direcciones`, donde, zDirecciones);
    return direcciones.map(({ altura, calle, departamento, localidad_censal, ubicacion: { lat, lon } }) => ({
      calle: calle.nombre ?? '',
      numero: String(altura.valor ?? ''),
      localidad: localidad_censal.nombre ?? '',
      partido: departamento.id,
      punto: lat === null || lon === null ? null : { lat, lng: lon },
    }));
  },
});
