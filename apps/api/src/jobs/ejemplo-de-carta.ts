import type { Evento } from '@colega/domain/avisos';
import type { CasoDeApertura } from '@colega/domain/colegio';
import { sumarDias } from '@colega/domain/fechas';
import type { Carta } from '../correo/carta.ts';
import { hoy as diaDe } from '../hoy.ts';
import { armarCartaGeneral } from '../modules/avisos/carta-general.ts';
import type { DepsDeCarta } from '../modules/avisos/enviar-aviso.service.ts';
import { armarResumen } from '../modules/avisos/resumen.service.ts';
import { AVISOS } from '../modules/avisos/textos-de-avisos.ts';
import type { Ejemplos } from '../modules/colegio/armar-muestra.service.ts';
import { armarCartaDelCobro, armarCartaDePago } from '../modules/dinero/cartas/carta-de-pago.ts';
import { armarCartaDeVencidos } from '../modules/dinero/cartas/vencidos.service.ts';
import { armarCartaDeVencimientos } from '../modules/dinero/cartas/vencimientos.service.ts';
import { armarCartaDelTrabajo } from '../modules/legajos/cartas/carta-del-trabajo.service.ts';
import { armarCartaDeObservacion, armarCartaDeVisado } from '../modules/legajos/cartas/cartas-de-legajos.ts';
import { armarCartaDeSegundoFactor } from '../modules/sesion/carta-de-segundo-factor.ts';
import { armarBienvenida, armarRecuperacion } from '../modules/sesion/cartas-de-la-cuenta.ts';
import { armarCartaDeSeguridad, formatMomento } from '../modules/sesion/cartas-de-seguridad.ts';

type Ejemplo = (deps: DepsDeCarta, caso: CasoDeApertura | null) => Carta;

const LEGAJO = { legajo_id: 1, numero_legajo: 1234, clientes: 'Ana Paz', lugar: 'Calle 47 123, La Plata' };
const CUPON = { numero_boleta: 4521, medio: 'online', importe: '125400.00' };
const ACCESO = { username: 'anapaz', horas: 2 };
const MATRICULA = { descripcion: 'Matrícula 2026', matricula: 'T-12.345' };

const delPago: Ejemplo = ({ ahora, direccionPublica }, caso) => {
  if (caso === 'en_caja') return armarCartaDelCobro([{ ...CUPON, medio: 'caja' }], direccionPublica);
  const pago = {
    ...{
      ...CUPON,
      orden_id: 1,
      a_credito: '0.00',
      a_revision: '0.00',
      fecha_pago: ahora,
      motivo: null,
      decision: null,
    },
    ...{ comprobante_id: 1, recibo: 1, deshecha: false, debido: '0.00', con_recibo: caso !== 'sin_recibo' },
    pagado: [{ descripcion: MATRICULA.descripcion, importe: CUPON.importe }],
  };
  return armarCartaDePago(pago, direccionPublica);
};

const porVencer: Ejemplo = ({ ahora, direccionPublica }, caso) => {
  const hoy = diaDe(() => ahora);
  const vencimiento = sumarDias(hoy, 3);
  const de = { persona_id: 1, vencimiento };
  const cuota = { ...de, tipo: 'cuota', ...MATRICULA, importe: CUPON.importe } as const;
  const timbrado = { ...de, tipo: 'timbrado', legajo_id: 1, numero_legajo: LEGAJO.numero_legajo } as const;
  return armarCartaDeVencimientos(caso === 'varios' ? [cuota, timbrado] : [cuota], hoy, direccionPublica);
};

const PROPIOS: Partial<Record<Evento, Ejemplo>> = {
  bienvenida: ({ direccionPublica }) =>
    armarBienvenida({ ...ACCESO, horas: 168, enlace: `${direccionPublica}/reset-password/ejemplo` }),
  recuperacion: ({ direccionPublica }) =>
    armarRecuperacion({ ...ACCESO, enlace: `${direccionPublica}/reset-password/ejemplo` }),
  dispositivo_nuevo: ({ ahora, direccionPublica }) =>
    armarCartaDeSeguridad(
      { ...AVISOS.dispositivo_nuevo.ejemplo.datos, momento: formatMomento(ahora) },
      direccionPublica,
    ),
  clave_cambiada: ({ ahora, direccionPublica }) =>
    armarCartaDeSeguridad({ momento: formatMomento(ahora) }, direccionPublica),
  segundo_factor: ({ ahora, direccionPublica }, caso) =>
    armarCartaDeSegundoFactor(
      { momento: ahora, que: caso === 'quitado' ? 'quitado_por_el_colegio' : 'app_activada' },
      direccionPublica,
    ),
  observado: ({ direccionPublica }, caso) =>
    armarCartaDeObservacion(
      {
        ...LEGAJO,
        observaciones: [{ campo: null, texto: 'Falta el plano de la instalación.' }],
        reapertura: caso === 'reapertura' ? 'El plano que subiste es de otra obra.' : null,
      },
      direccionPublica,
    ),
  visado: ({ ahora, direccionPublica }) =>
    armarCartaDeVisado(
      { ...LEGAJO, numero: 'V-1234', numero_control: '000-123-456', fecha: diaDe(() => ahora), hash: 'ejemplo' },
      direccionPublica,
    ),
  pago_acreditado: delPago,
  vencimiento_proximo: porVencer,
  vencido: ({ ahora, direccionPublica }) =>
    armarCartaDeVencidos(
      [
        {
          dia: sumarDias(
            diaDe(() => ahora),
            -1,
          ),
          titulo: `${MATRICULA.descripcion}, matrícula ${MATRICULA.matricula}`,
          texto: '$ 125.400,00, y desde ahora lleva recargo. Generá su cupón en Liquidar.',
        },
      ],
      direccionPublica,
    ),
  trabajo_del_dia: ({ direccionPublica }) =>
    armarCartaDelTrabajo(
      [
        { nombre: 'Para revisar', total: 6, vencidos: 1 },
        { nombre: 'Listos para visar', total: 2, vencidos: 0 },
      ],
      direccionPublica,
    ),
  resumen_del_dia: (deps) =>
    armarResumen(
      [
        { titulo: 'El Colegio confirmó tu legajo N.º 1234', texto: '' },
        { titulo: 'El Colegio emitió tu credencial', texto: '' },
      ],
      'matriculado',
      deps,
    ),
};

/** Written by the same code as those that leave. */
export const ejemploDeCarta: Ejemplos = (evento, caso, deps) => {
  const propio = PROPIOS[evento];
  if (propio) return propio(deps, caso);
  const { datos, detalle = null, enlace = null } = AVISOS[evento].ejemplo;
  return armarCartaGeneral({ evento, datos, detalle, enlace }, deps);
};
