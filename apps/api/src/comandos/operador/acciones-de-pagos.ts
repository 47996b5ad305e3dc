import { DIAS_A_CONCILIAR } from '@colega/contract/dinero';
import { sumarDias } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { barrerCobranzas } from '../../modules/dinero/cobros/barrer-cobranzas.service.ts';
import { acreditarAMano, MEDIOS_DEL_COLEGIO } from '../../modules/dinero/colegio/acreditar-a-mano.service.ts';
import { anotarSinIdentificar } from '../../modules/dinero/colegio/cobros-sin-cupon.service.ts';
import { revertirDelDia } from '../../modules/dinero/colegio/revertir.service.ts';
import { listarPorRevisar } from '../../modules/dinero/colegio/revisar.service.ts';
import { conciliar } from '../../modules/dinero/conciliacion/conciliar.service.ts';
import { barrerIntenciones } from '../../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { crearTurnos } from '../../modules/dinero/intenciones/turnos.ts';
import { FallaDePasarela } from '../../modules/dinero/pasarelas/pasarela.ts';
import { accion } from './accion.ts';
import { contarPago } from './contar-pago.ts';
import { leerBancosEnUso } from './leer-bancos-en-uso.ts';
import { BANCO, CUPON, leerBanco, leerDeLista, leerFecha, leerImporte, leerNumero, leerTexto } from './leer-valores.ts';

const opcional = true;
/** The college may write down a payment this late: no coupon is open for longer (S-368). */
const DIAS_DE_UN_PAGO = 366;
const DIAS = DIAS_A_CONCILIAR;

const leerDias = (valor: string): number => {
  const dias = leerNumero('dias', valor || String(DIAS.porDefecto));
  if (dias >= DIAS.minimo && dias <= DIAS.maximo) return dias;
  throw new ErrorDeArranque(`--dias tiene que estar entre ${DIAS.minimo} y ${DIAS.maximo}.`);
};

export const ACCIONES_DE_PAGOS = {
  acreditar: accion({
    resumen: 'registra un pago que recibió el Colegio',
    permiso: 'pagos.acreditar',
    opciones: {
      cupon: { ...CUPON, explica: 'número del cupón (boleta); sin él, queda sin identificar', opcional },
      importe: { ejemplo: '5.000,50', explica: 'lo que se pagó' },
      medio: { ejemplo: 'caja', explica: MEDIOS_DEL_COLEGIO.join(' o ') },
      banco: { ...BANCO, explica: `de una transferencia, a qué banco llegó: ${BANCO.explica}` },
      comprobante: { ejemplo: 'C-001-2345', explica: 'su número: el mismo no se registra dos veces' },
      fecha: { ejemplo: '2026-11-20', explica: 'cuándo se pagó; sin ella, hoy', opcional },
    },
    hacer: async (db, { cupon, importe, medio, banco, comprobante, fecha }, { autor, ahora, hoy }) => {
      const dia = leerFecha('fecha', fecha, hoy);
      if (dia > hoy) throw new ErrorDeArranque('--fecha no puede ser mayor a la actual.');
      if (dia < sumarDias(hoy, -DIAS_DE_UN_PAGO))
        throw new ErrorDeArranque(`--fecha puede ser de hasta ${DIAS_DE_UN_PAGO} días atrás.`);
      const elegido = leerDeLista('medio', medio, MEDIOS_DEL_COLEGIO);
      const pago = {
        autor,
        importe: leerImporte('importe', importe),
        medio: elegido,
        banco: leerBanco(banco, {
          esTransferencia: elegido === 'transferencia',
          bancos: await leerBancosEnUso(db, dia),
        }),
        comprobante: leerTexto('comprobante', comprobante, 60),
        fecha_pago: dia === hoy ? ahora : new Date(`${dia}T12:00:00-03:00`),
        ahora,
      };
      if (cupon === '') {
        const { cobranza_id, nueva } = await anotarSinIdentificar(db, pago);
        return `${nueva ? '' : 'Ya estaba registrado. '}Cobranza ${cobranza_id}: ${formatImporte(pago.importe)}, sin identificar.`;
      }
      const { nueva, ...hecho } = await acreditarAMano(db, { ...pago, numero_boleta: leerNumero('cupon', cupon) });
      return nueva ? contarPago(hecho) : `Ya estaba registrado. ${contarPago(hecho)}`;
    },
  }),
  revertir: accion({
    resumen: 'deshace un pago anotado por error, el mismo día: lo que cancelaba se debe otra vez',
    permiso: 'pagos.acreditar',
    opciones: {
      pago: { ejemplo: '12', explica: 'el pago, con el número que dio acreditar' },
      motivo: { ejemplo: '"Se tipeó mal el importe"', explica: 'por qué' },
    },
    hacer: async (db, { pago, motivo }, { autor, ahora, hoy }) => {
      const pedido = { operacion_id: leerNumero('pago', pago), motivo: leerTexto('motivo', motivo), autor, ahora, hoy };
      const { importe, nueva } = await revertirDelDia(db, pedido);
      return nueva ? `Pago ${pago}: ${formatImporte(importe)}, deshecho.` : `El pago ${pago} ya estaba deshecho.`;
    },
  }),
  barrer: accion({
    resumen:
      'trae ya lo que el portal trae solo cada tantos minutos: lo que se cobró, y lo que se sabe de cada pago abierto',
    permiso: 'pagos.acreditar',
    opciones: {},
    hacer: async (db, _, { ahora, pasarelas }) => {
      const deps = { db, pasarelas: await pasarelas(), reloj: () => ahora, turnos: crearTurnos() };
      const preguntados = await barrerIntenciones(deps, { todas: true });
      const cobrados = await barrerCobranzas(deps).catch((error: unknown) => {
        if (!(error instanceof FallaDePasarela)) throw error;
        throw new ErrorDeArranque(
          `Pagos en curso por los que se preguntó: ${preguntados}. Las cobranzas no se pudieron leer (${error.message}): volvé a intentar más tarde.`,
        );
      });
      return `Pagos en curso por los que se preguntó: ${preguntados}. Renglones de cobranzas leídos: ${cobrados}.`;
    },
  }),
  conciliar: accion({
    resumen: 'compara cupones, pagos, recibos, libro y proveedores; termina con 1 si algo no coincide',
    permiso: 'cuentas.ver',
    opciones: {
      dias: {
        ejemplo: String(DIAS.porDefecto),
        explica: 'cuántos días para atrás se pregunta a los proveedores',
        opcional,
      },
    },
    hacer: async (db, { dias }, { ahora, hoy, pasarelas }) => {
      const diferencias = await conciliar(db, await pasarelas(), { ahora, hoy, dias: leerDias(dias) });
      const pendientes = (await listarPorRevisar(db)).length;
      const aviso = pendientes > 0 ? ` Por revisar: ${pendientes} (operador revisar).` : '';
      if (diferencias.length === 0) return `Todo coincide.${aviso}`;
      const partes = diferencias.flatMap(({ titulo, lineas }) => [titulo, ...lineas.map((linea) => `  ${linea}`)]);
      throw new ErrorDeArranque([...partes, '', `No coincide.${aviso}`].join('\n'));
    },
  }),
} as const;
