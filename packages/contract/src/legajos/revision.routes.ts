import { TABLA_DE_ACCIONES } from '@colega/domain/legajos';
import { zIdParams, zLista } from '../primitives/primitives.ts';
import { defineRutas } from '../route/route.ts';
import { zCambioDeLegajo } from './legajos.schemas.ts';
import {
  zAnularTimbrado,
  zConMotivo,
  zConTexto,
  zConTextoSiHace,
  zObservacionTipo,
  zObservar,
  zRevisionDelLegajo,
  zSelladoExterno,
  zSellar,
  zTimbradoExterno,
  zVisadoHecho,
} from './revision.schemas.ts';

const ACTO = { method: 'POST', params: zIdParams, idempotente: true, conVersion: true } as const;

export const rutasDeRevision = defineRutas({
  legajoEnRevision: {
    method: 'GET',
    path: '/colegio/legajos/:id',
    acceso: 'legajos.ver',
    resumen: 'Un legajo, con lo que hace falta para revisarlo y lo que se puede hacer con él',
    params: zIdParams,
    response: zRevisionDelLegajo,
    conVersion: true,
  },
  observacionesTipo: {
    method: 'GET',
    path: '/colegio/observaciones_tipo',
    acceso: 'legajos.ver',
    resumen: 'Los textos del Colegio para observar, por dato',
    response: zLista(zObservacionTipo),
  },
  observarLegajo: {
    ...ACTO,
    path: '/colegio/legajos/:id/observar',
    acceso: TABLA_DE_ACCIONES.observar.permiso,
    resumen: 'Pide al matriculado que corrija o aclare uno o varios datos, en un solo acto',
    body: zObservar,
    response: zCambioDeLegajo,
  },
  confirmarLegajo: {
    ...ACTO,
    path: '/colegio/legajos/:id/confirmar',
    acceso: TABLA_DE_ACCIONES.confirmar.permiso,
    resumen: 'Confirma un legajo en borrador de modalidad especial',
    response: zCambioDeLegajo,
  },
  sellarContrato: {
    ...ACTO,
    path: '/colegio/legajos/:id/sellar',
    acceso: TABLA_DE_ACCIONES.sellar_prepago.permiso,
    resumen: 'Timbra un contrato que ya pagó su cupón',
    body: zSellar,
    response: zCambioDeLegajo,
  },
  registrarTimbradoExterno: {
    ...ACTO,
    path: '/colegio/legajos/:id/timbrado_externo',
    acceso: TABLA_DE_ACCIONES.timbrado_externo.permiso,
    resumen: 'Registra el timbrado de ARBA de un contrato, y dice cuánto se debía',
    body: zTimbradoExterno,
    response: zSelladoExterno,
  },
  anularTimbrado: {
    ...ACTO,
    path: '/colegio/legajos/:id/anular_timbrado',
    acceso: TABLA_DE_ACCIONES.anular_timbrado.permiso,
    resumen: 'Anula el timbrado de un contrato sin visar, registrado por error',
    body: zAnularTimbrado,
    response: zCambioDeLegajo,
  },
  visarLegajo: {
    ...ACTO,
    path: '/colegio/legajos/:id/visar',
    acceso: TABLA_DE_ACCIONES.visar.permiso,
    resumen: 'Visa lo confirmado que todavía no lo está y emite su CVD',
    response: zVisadoHecho,
  },
  anularLegajo: {
    ...ACTO,
    path: '/colegio/legajos/:id/anular',
    acceso: TABLA_DE_ACCIONES.anular.permiso,
    resumen: 'Anula un legajo en cualquier estado menos borrador',
    body: zConMotivo,
    response: zCambioDeLegajo,
  },
  aceptarObservacion: {
    ...ACTO,
    path: '/colegio/observaciones/:id/aceptar',
    acceso: TABLA_DE_ACCIONES.aceptar_observacion.permiso,
    resumen: 'Acepta lo que el matriculado respondió a una observación',
    body: zConTextoSiHace,
    response: zCambioDeLegajo,
  },
  reabrirObservacion: {
    ...ACTO,
    path: '/colegio/observaciones/:id/reabrir',
    acceso: TABLA_DE_ACCIONES.reabrir_observacion.permiso,
    resumen: 'Vuelve a pedir lo observado: la respuesta no alcanza',
    body: zConTexto,
    response: zCambioDeLegajo,
  },
  retirarObservacion: {
    ...ACTO,
    path: '/colegio/observaciones/:id/retirar',
    acceso: TABLA_DE_ACCIONES.retirar_observacion.permiso,
    resumen: 'Quita una observación que no correspondía',
    body: zConTexto,
    response: zCambioDeLegajo,
  },
});
