import { leerDatos } from '../leer-datos.ts';

export type Posicion = [number, number];
export type ParcelaDeMuestra = { pda: string | null; cca: string; ara1: string; tpa: string; poligono: Posicion[] };

type Altura = { altura: number; lat: number; lon: number };
type Nombrado = { id: string; nombre: string };
export type CalleDeMuestra = Nombrado & {
  categoria: string;
  departamento: Nombrado;
  localidad_censal: Nombrado;
  desde: Altura;
  hasta: Altura;
};

export type LugaresDeMuestra = {
  parcelas: ParcelaDeMuestra[];
  calles: CalleDeMuestra[];
  /** By their partida. */
  fallan: string[];
  tardan: string[];
};

export const leerLugaresDeMuestra = (): LugaresDeMuestra => leerDatos('lugares-demo.json');
