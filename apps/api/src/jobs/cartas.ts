import type { Evento } from '@colega/domain/avisos';
import { cartaGeneral } from '../modules/avisos/carta-general.ts';
import type { Escribir } from '../modules/avisos/enviar-aviso.service.ts';
import { cartaDelResumen } from '../modules/avisos/resumen.service.ts';
import { cartaDePago } from '../modules/dinero/cartas/carta-de-pago.ts';
import { cartaDeRevision } from '../modules/dinero/cartas/carta-de-revision.ts';
import { cartaDeVencidos } from '../modules/dinero/cartas/vencidos.service.ts';
import { cartaDeVencimientos } from '../modules/dinero/cartas/vencimientos.service.ts';
import { cartaDeLaCola } from '../modules/legajos/cartas/carta-de-la-cola.service.ts';
import { cartaDelTrabajo } from '../modules/legajos/cartas/carta-del-trabajo.service.ts';
import { cartaDeObservacion, cartaDeVisado } from '../modules/legajos/cartas/cartas-de-legajos.ts';
import { cartaDeSegundoFactor } from '../modules/sesion/carta-de-segundo-factor.ts';
import { cartaDeBienvenida, cartaDeRecuperacion } from '../modules/sesion/cartas-de-la-cuenta.ts';
import { cartaDeClaveCambiada, cartaDeDispositivoNuevo } from '../modules/sesion/cartas-de-seguridad.ts';

export const CARTAS: Readonly<Record<Evento, Escribir>> = {
  bienvenida: cartaDeBienvenida,
  recuperacion: cartaDeRecuperacion,
  dispositivo_nuevo: cartaDeDispositivoNuevo,
  clave_cambiada: cartaDeClaveCambiada,
  segundo_factor: cartaDeSegundoFactor,
  observado: cartaDeObservacion,
  visado: cartaDeVisado,
  pago_acreditado: cartaDePago,
  pago_en_revision: cartaDeRevision,
  vencimiento_proximo: cartaDeVencimientos,
  vencido: cartaDeVencidos,
  padron_respondio: cartaGeneral,
  respuesta_aceptada: cartaGeneral,
  confirmado: cartaGeneral,
  timbrado: cartaGeneral,
  anulado: cartaGeneral,
  certificado_anulado: cartaGeneral,
  bloqueo: cartaGeneral,
  matricula: cartaGeneral,
  credencial: cartaGeneral,
  credencial_anulada: cartaGeneral,
  credencial_por_vencer: cartaGeneral,
  borrador_por_vencer: cartaGeneral,
  arancel_nuevo: cartaGeneral,
  arancel_retirado: cartaGeneral,
  lista_nueva: cartaGeneral,
  lista_retirada: cartaGeneral,
  bonificacion: cartaGeneral,
  dato_rechazado: cartaGeneral,
  cargos_anulados: cartaGeneral,
  cuenta_decidida: cartaDeLaCola,
  legajo_por_revisar: cartaDeLaCola,
  legajo_respondido: cartaDeLaCola,
  legajo_por_confirmar: cartaDeLaCola,
  legajo_por_timbrar: cartaDeLaCola,
  legajo_por_visar: cartaDeLaCola,
  legajo_que_tenias: cartaDeLaCola,
  persona_por_verificar: cartaDeLaCola,
  localidad_por_aprobar: cartaDeLaCola,
  pago_por_revisar: cartaDeLaCola,
  acceso_por_reponer: cartaDeLaCola,
  auditoria_cortada: cartaDeLaCola,
  cargos_por_anular: cartaDeLaCola,
  anulacion_rechazada: cartaDeLaCola,
  conciliacion_con_diferencias: cartaDeLaCola,
  cuenta_por_confirmar: cartaDeLaCola,
  resumen_del_dia: cartaDelResumen(() => CARTAS),
  trabajo_del_dia: cartaDelTrabajo,
};
