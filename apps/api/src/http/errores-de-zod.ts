import { type CodigoDeMensaje, textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import type { z } from 'zod';
import type { ErrorDeCampo } from './error-http.ts';
import { nombreDe } from './revisar-entrada.ts';

type Issue = z.core.$ZodIssue;

const SE_ESPERA: Readonly<Record<string, CodigoDeMensaje>> = {
  string: 'se_espera_texto',
  number: 'se_espera_numero',
  int: 'se_espera_entero',
  boolean: 'se_espera_si_o_no',
  array: 'se_espera_lista',
  object: 'se_espera_objeto',
  record: 'se_espera_objeto',
};

const TAMANIOS: Readonly<Record<string, [maximo: CodigoDeMensaje, minimo: CodigoDeMensaje]>> = {
  string: ['largo_maximo', 'largo_minimo'],
  array: ['elementos_maximo', 'elementos_minimo'],
  number: ['numero_maximo', 'numero_minimo'],
  int: ['numero_maximo', 'numero_minimo'],
};

const estaAusente = (entrada: unknown): boolean => entrada === undefined || entrada === null || entrada === '';

function tamanio(origen: string, lado: 0 | 1, limite: number | bigint): string {
  const codigo = TAMANIOS[origen]?.[lado];
  const cifra = Number(limite);
  return codigo
    ? textoDelColegio({ codigo, datos: lado === 0 ? { maximo: cifra } : { minimo: cifra } })
    : todosLosMensajes.dato_invalido;
}

const esCodigo = (mensaje: string): mensaje is CodigoDeMensaje => Object.hasOwn(todosLosMensajes, mensaje);

function fraseDe(issue: Issue, campo: string): string {
  if (esCodigo(issue.message)) {
    const datos = issue.code === 'custom' ? issue.params : {};
    return textoDelColegio({ codigo: issue.message, datos: { ...datos, field: nombreDe(campo) } });
  }
  switch (issue.code) {
    case 'invalid_type':
      return estaAusente(issue.input)
        ? todosLosMensajes.requerido
        : todosLosMensajes[SE_ESPERA[issue.expected] ?? 'dato_invalido'];
    case 'too_big':
      return tamanio(issue.origin, 0, issue.maximum);
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? todosLosMensajes.requerido
        : tamanio(issue.origin, 1, issue.minimum);
    case 'invalid_value':
      return estaAusente(issue.input) ? todosLosMensajes.requerido : todosLosMensajes.opcion_invalida;
    case 'invalid_union':
      return estaAusente(issue.input) ? todosLosMensajes.requerido : todosLosMensajes.dato_invalido;
    default:
      return todosLosMensajes.dato_invalido;
  }
}

export function erroresDeZod(issues: readonly Issue[]): ErrorDeCampo[] {
  const porCampo = new Map<string, string>();
  for (const issue of issues) {
    const campo = issue.path.map(String).join('.') || 'datos';
    if (!porCampo.has(campo)) porCampo.set(campo, fraseDe(issue, campo));
  }
  return [...porCampo].map(([campo, mensaje]) => ({ campo, mensaje }));
}
