import { textoDelColegio } from '@colega/contract/mensajes';
import { crearCampo } from '@colega/domain/formularios';
import type { LoAjustado } from './ajuste.ts';

export const dato = (ruta: string, etiqueta: string, largo: number, ayuda?: string) =>
  crearCampo(ruta, etiqueta, 'texto', { requerido: true, largo, ...(ayuda && { ayuda }) });

export const armarErrores = (problemas: readonly (Parameters<typeof textoDelColegio>[0] & { campo?: string })[]) =>
  Object.fromEntries(problemas.map((uno) => [uno.campo ?? '', textoDelColegio(uno)]));

export const datosDe = (valores: LoAjustado, campos: readonly string[]) =>
  Object.fromEntries(campos.map((campo) => [campo, valores[campo] ?? '']));
