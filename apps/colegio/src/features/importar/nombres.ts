import type { EstadoDeImportacion, ResultadoDeFila } from '@colega/domain/importaciones';
import type { Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';

export const ESTADOS: Readonly<Record<EstadoDeImportacion, { nombre: string; tono: Tono }>> = {
  columnas: { nombre: 'Por ensayar', tono: 'neutro' },
  en_cola: { nombre: 'En cola', tono: 'info' },
  ensayando: { nombre: 'Ensayando', tono: 'info' },
  ensayada: { nombre: 'Ensayada', tono: 'aviso' },
  por_aceptar: { nombre: 'En cola', tono: 'info' },
  aceptando: { nombre: 'Escribiendo', tono: 'info' },
  aceptada: { nombre: 'Aceptada', tono: 'exito' },
  fallida: { nombre: 'No se pudo', tono: 'peligro' },
  descartada: { nombre: 'Descartada', tono: 'neutro' },
};

export const RESULTADOS: Readonly<Record<ResultadoDeFila, string>> = {
  crea: 'Se crean',
  cambia: 'Cambian',
  igual: 'Quedan igual',
  rechaza: 'Se rechazan',
};

/** What the background is doing now. */
const PASOS: Readonly<Record<string, string>> = {
  leyendo: 'Leyendo las hojas',
  comparando: 'Comparando con lo que hay',
  informe: 'Armando el informe',
  personas: 'Escribiendo personas y matrículas',
  legajos: 'Escribiendo legajos anteriores',
  ampliaciones: 'Escribiendo ampliaciones',
  pagos: 'Escribiendo saldos y pagos',
  saldos_a_favor: 'Escribiendo saldos a favor',
  sanciones: 'Escribiendo sanciones',
  operadores: 'Dando de alta a los operadores',
  guardas: 'Comprobando que todo cierre',
};
export const nombreDePaso = (paso: string | null): string => PASOS[paso ?? ''] ?? 'Esperando su turno';
