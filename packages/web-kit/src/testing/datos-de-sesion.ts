import { mensajes } from '@colega/contract/mensajes';
import type { Claims, SegundoFactor, SesionPropia } from '@colega/contract/sesion';
import { duplicarNombres } from '@colega/domain/permisos';

/** Tests and /catalogo use these. */
export const claims = (cambios: Partial<Claims> = {}): Claims => ({
  user_id: 7,
  persona_id: 70,
  username: 'mgarcia',
  contextos: ['autogestion'],
  exp: Math.floor(Date.now() / 1000) + 600,
  ...cambios,
});

/** Nobody here checks the signature. */
export const token = (cambios: Partial<Claims> = {}): string => {
  const cuerpo = btoa(JSON.stringify(claims(cambios)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `e30.${cuerpo}.firma`;
};

export const permisos = (cambios: Partial<Record<'ejercicio' | 'liquidar', boolean>> = {}) => ({
  ...duplicarNombres({
    permite_cambio_estado: true,
    permite_ejercicio_profesional: cambios.ejercicio ?? true,
    permite_liquidar_matricula: cambios.liquidar ?? true,
    permite_ddjj: true,
  }),
  motivo_sin_ejercicio: cambios.ejercicio === false ? mensajes.sin_habilidad_ejercicio : null,
});

/** The person has no second factor, but could have a passkey. */
export const segundoFactor = (cambios: Partial<SegundoFactor> = {}): SegundoFactor => ({
  ...{ obligatorio: false, app: null, llaves: [], codigos: null, rp_id: 'localhost' },
  ...cambios,
});

export const sesionPropia = (cambios: Partial<SesionPropia> = {}): SesionPropia => ({
  id: '0193b5c8-0000-4000-8000-000000000001',
  dispositivo: 'Chrome en Windows',
  desde_donde: '190.12.•.•',
  abierta_en: '2026-11-22T13:30:00.000Z',
  usada_en: '2026-11-22T13:45:00.000Z',
  metodo: 'clave',
  actual: true,
  ...cambios,
});
