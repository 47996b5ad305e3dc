import { Decimal, formatImporte } from '@colega/domain/dinero';
import { formatFecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { barrerCobranzas } from '../../modules/dinero/cobros/barrer-cobranzas.service.ts';
import {
  acreditarAMano,
  type HechoDePago,
  MEDIOS_DEL_COLEGIO,
} from '../../modules/dinero/colegio/acreditar-a-mano.service.ts';
import { revertirDelDia } from '../../modules/dinero/colegio/revertir.service.ts';
import {
  DECISIONES,
  identificarCobro,
  listarPorRevisar,
  type PorRevisar,
  resolverCupon,
  resolverPago,
  resolverRenglon,
} from '../../modules/dinero/colegio/revisar.service.ts';
import { conciliar } from '../../modules/dinero/conciliacion/conciliar.service.ts';
import { barrerIntenciones } from '../../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { crearTurnos } from '../../modules/dinero/intenciones/turnos.ts';
import { FallaDePasarela } from '../../modules/dinero/pasarelas/pasarela.ts';
import { accion, type Circunstancia } from './accion.ts';
import { leerDeLista, leerFecha, leerImporte, leerNumero, leerTexto } from './leer-valores.ts';

const CUPON = { ejemplo: '1203', explica: 'número del cupón (boleta)' };
const opcional = true;
/** How late the college may write down a payment: no coupon is open for longer (S-368). */
const DIAS_DE_UN_PAGO = 366;
const DIAS = { minimo: 1, maximo: 90, porDefecto: '7' };

const PORQUE: Readonly<Record<string, string>> = {
  importe_menor: 'se pagó menos de lo que se debía',
  cupon_cerrado: 'su legajo o su contrato está anulado',
  pagado_de_anulado: 'está pago, y su legajo o su contrato se anuló después',
  pagado_y_timbrado_afuera: 'está pago, y su contrato se timbró fuera del Colegio',
  devuelto_en_parte: 'su proveedor devolvió una parte de lo que cobró',
  devuelto_ya_decidido:
    'su proveedor devolvió un pago del que el Colegio ya había decidido: si había quedado a favor, se quita con devolver y el número de esa devolución; después, --decision sin_cambios',
  credito_usado: 'se deshizo su pago, y lo que había quedado a favor ya se usó',
  numero_repetido: 'su proveedor le dio a su pago el número de otro cupón',
  sin_respuesta: 'su proveedor no contestó en días cómo terminó un pago',
  sin_cupon: 'lo informó un cobrador y no es de ningún cupón',
  pago_doble: 'estaba pago',
  no_se_debia: 'lo que cobraba ya no se debía',
  fuera_de_termino: 'se pagó después del último vencimiento',
  importe_mayor: 'se pagó de más',
};
const positivo = (importe: string): boolean => new Decimal(importe).gt(0);

/** What came of a payment, in one sentence. */
const contar = ({
  operacion_id,
  numero_boleta,
  aplicado,
  a_credito,
  a_revision,
  motivo,
  recibo,
}: HechoDePago): string => {
  const porque = motivo ? ` (${PORQUE[motivo]})` : '';
  const partes = [
    recibo !== null &&
      `${motivo === 'importe_menor' ? 'a cuenta' : 'pagado con'} ${formatImporte(aplicado)}, recibo ${recibo}`,
    positivo(a_credito) && `${formatImporte(a_credito)} quedan a favor${porque}`,
    positivo(a_revision) && `${formatImporte(a_revision)} quedan por revisar${porque}`,
  ].filter((parte) => parte !== false);
  return `Cupón ${numero_boleta}, pago ${operacion_id}: ${partes.join('; ')}.`;
};

const listar = async (db: Db): Promise<string> => {
  const pendientes = await listarPorRevisar(db);
  if (pendientes.length === 0) return 'No hay nada por revisar.';
  return [...pendientes.map(renglon), '', 'Se resuelven con --pago, --cupon, --cobranza o --renglon y su número.'].join(
    '\n',
  );
};

const renglon = ({ tipo, id, numero_boleta, persona, importe, fecha, porque }: PorRevisar): string => {
  const cuando = fecha ? ` del ${formatFecha(fecha)}` : '';
  const cabeza = tipo.padEnd(9) + String(id).padEnd(7);
  if (importe === null)
    return `${cabeza}lo listó un cobrador${cuando} y no se entiende: ${porque.trim().replaceAll(/\s+/g, ' ')}`;
  const deQuien = persona ? `cupón ${numero_boleta} de ${persona}` : `boleta ${numero_boleta}`;
  return `${cabeza}${formatImporte(importe)}${cuando}, ${deQuien}: ${PORQUE[porque] ?? porque}`;
};

type Valores = Readonly<Record<'pago' | 'cupon' | 'cobranza' | 'renglon' | 'decision' | 'motivo', string>>;
const HECHO = { a_favor: 'a favor', devuelto: 'devuelto', sin_cambios: 'sin cambios' } as const;

const resolver = async (db: Db, valores: Valores, { autor, ahora, hoy }: Circunstancia): Promise<string> => {
  const { pago, cupon, cobranza, renglon } = valores;
  const motivo = leerTexto('motivo', valores.motivo);
  if (renglon !== '') {
    await resolverRenglon(db, leerNumero('renglon', renglon), { autor, ahora, motivo });
    return `Renglón ${renglon}: mirado.`;
  }
  if (cobranza !== '') {
    const numero_boleta = leerNumero('cupon', cupon);
    return contar(
      await identificarCobro(db, leerNumero('cobranza', cobranza), { autor, ahora, motivo, numero_boleta }),
    );
  }
  const decision = leerDeLista('decision', valores.decision, DECISIONES);
  const resolucion = { autor, ahora, hoy, motivo, decision };
  const importe = pago
    ? await resolverPago(db, leerNumero('pago', pago), resolucion)
    : await resolverCupon(db, leerNumero('cupon', cupon), resolucion);
  return `${pago ? `Pago ${pago}` : `Cupón ${cupon}`}: ${formatImporte(importe)}, ${HECHO[decision]}.`;
};

const leerDias = (valor: string): number => {
  const dias = leerNumero('dias', valor || DIAS.porDefecto);
  if (dias >= DIAS.minimo && dias <= DIAS.maximo) return dias;
  throw new ErrorDeArranque(`--dias tiene que estar entre ${DIAS.minimo} y ${DIAS.maximo}.`);
};

export const ACCIONES_DE_PAGOS = {
  acreditar: accion({
    resumen: 'registra un pago que recibió el Colegio',
    permiso: 'pagos.acreditar',
    opciones: {
      cupon: CUPON,
      importe: { ejemplo: '5.000,50', explica: 'lo que se pagó' },
      medio: { ejemplo: 'caja', explica: MEDIOS_DEL_COLEGIO.join(' o ') },
      comprobante: { ejemplo: 'C-001-2345', explica: 'su número: el mismo no se registra dos veces' },
      fecha: { ejemplo: '2026-11-20', explica: 'cuándo se pagó; sin ella, hoy', opcional },
    },
    hacer: async (db, { cupon, importe, medio, comprobante, fecha }, { autor, ahora, hoy }) => {
      const dia = leerFecha('fecha', fecha, hoy);
      if (dia > hoy) throw new ErrorDeArranque('--fecha no puede ser mayor a la actual.');
      if (dia < sumarDias(hoy, -DIAS_DE_UN_PAGO))
        throw new ErrorDeArranque(`--fecha puede ser de hasta ${DIAS_DE_UN_PAGO} días atrás.`);
      const { nueva, ...hecho } = await acreditarAMano(db, {
        autor,
        numero_boleta: leerNumero('cupon', cupon),
        importe: leerImporte('importe', importe),
        medio: leerDeLista('medio', medio, MEDIOS_DEL_COLEGIO),
        comprobante: leerTexto('comprobante', comprobante, 60),
        fecha_pago: dia === hoy ? ahora : new Date(`${dia}T12:00:00-03:00`),
        ahora,
      });
      return nueva ? contar(hecho) : `Ya estaba registrado. ${contar(hecho)}`;
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
      dias: { ejemplo: DIAS.porDefecto, explica: 'cuántos días para atrás se pregunta a los proveedores', opcional },
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
  revisar: accion({
    resumen: 'muestra lo que hay que mirar; con un número, lo resuelve',
    permiso: 'pagos.revisar',
    opciones: {
      pago: { ejemplo: '12', explica: 'el pago que se resuelve', opcional },
      cupon: { ...CUPON, explica: 'el cupón que se resuelve, o del que es una cobranza', opcional },
      cobranza: { ejemplo: '7', explica: 'la cobranza que es de --cupon', opcional },
      renglon: { ejemplo: '3', explica: 'el renglón ilegible que ya se miró', opcional },
      decision: { ejemplo: 'a_favor', explica: DECISIONES.join(', '), opcional },
      motivo: { ejemplo: '"Nota 12/26"', explica: 'por qué', opcional },
    },
    hacer: (db, valores, circunstancia) =>
      valores.pago || valores.cupon || valores.cobranza || valores.renglon
        ? resolver(db, valores, circunstancia)
        : listar(db),
  }),
} as const;
