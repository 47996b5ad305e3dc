import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { rutaDesdeRaiz } from '../../raiz.ts';

const zServicio = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
});
const zBase = z.object({
  environment: z.object({ POSTGRES_INITDB_ARGS: z.string() }),
  healthcheck: z.object({ test: z.array(z.string()) }),
});
const zCompose = z.object({ services: z.record(z.string(), zServicio) });

const leerServicios = () => {
  const crudo: unknown = parse(readFileSync(rutaDesdeRaiz('compose.yaml'), 'utf8'), { merge: true });
  return zCompose.parse(crudo).services;
};

export const servicioDeLaBase = () => zBase.parse(leerServicios().base);

export const serviciosDeColega = () => {
  const services = leerServicios();
  return Object.entries(services)
    .filter(([, { image }]) => image === 'colega')
    .map(([nombre, servicio]) => ({ nombre, ...servicio }));
};

const CONTENEDOR = readFileSync(rutaDesdeRaiz('Containerfile'), 'utf8');
const instrucciones = (cual: string): string[] =>
  [...CONTENEDOR.matchAll(new RegExp(`^${cual} (.+)$`, 'gm'))].map(([, resto = '']) => resto);

export const leerImagen = () => ({
  entorno: Object.fromEntries(
    instrucciones('ENV')
      .flatMap((linea) => linea.split(/\s+/))
      .map((par) => par.split('=') as [string, string]),
  ),
  comando: z.array(z.string()).parse(JSON.parse(instrucciones('CMD').at(-1) ?? '[]')),
  archivos: instrucciones('COPY')
    .map((linea) => linea.replace(/--from=\S+\s+/, '').split(/\s+/)[0] ?? '')
    .map((origen) => origen.replace(/^\/colega\//, ''))
    .filter((origen) => origen !== '.'),
});

/** Fills variables as `docker compose` does: `${X:?what}` has to be set, `${X:-other}` need not. */
export const completar = (
  entorno: Readonly<Record<string, string>>,
  valores: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entorno).map(([nombre, escrito]) => [
      nombre,
      escrito.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, variable: string, signo: string, resto: string) => {
        const valor = valores[variable];
        if (valor !== undefined) return valor;
        if (signo === '?') throw new Error(`Falta ${variable}`);
        return resto;
      }),
    ]),
  );
