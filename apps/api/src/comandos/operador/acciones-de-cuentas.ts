import type { Fecha } from '@colega/domain/fechas';
import { Decimal, formatImporte } from '@colega/domain/importes';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { generarCargos } from '../../modules/dinero/cargos-del-anio/generar-cargos.service.ts';
import { ARANCELES_DE_REGRESO, bonificar, cobrarRegreso } from '../../modules/dinero/colegio/cargos.service.ts';
import { devolverCredito } from '../../modules/dinero/colegio/devolver.service.ts';
import { leerCreditos } from '../../modules/dinero/liquidaciones/por-liquidar.ts';
import { conPersona } from '../../modules/perfil/pedido-del-colegio.ts';
import { accion } from './accion.ts';
import { leerBancosEnUso } from './leer-bancos-en-uso.ts';
import { BANCO, leerBanco, leerDeLista, leerImporte, leerNumero, leerTexto } from './leer-valores.ts';
import { findCuit, nombreDe, PERSONA } from './opcion-persona.ts';

const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`;

const listarSaldos = (db: Db, cuit: string, hoy: Fecha): Promise<string> =>
  conPersona(db, { cuit }, async (trx, { id }) => {
    const saldos = await leerCreditos(trx, id, hoy);
    if (saldos.length === 0) return 'No tiene nada a favor.';
    return saldos
      .map(
        (saldo) =>
          `${String(saldo.id).padEnd(7)}${formatImporte(new Decimal(saldo.importe_total).negated())}  ${saldo.descripcion}`,
      )
      .join('\n');
  });

export const ACCIONES_DE_CUENTAS = {
  'generar-cargos': accion({
    resumen:
      'carga el arancel y las cuotas de un año a cada matrícula activa o suspendida; lo que ya está, no se repite',
    permiso: 'cargos.generar',
    opciones: { anio: { ejemplo: '2026', explica: 'de qué año' } },
    hacer: async (db, { anio }, circunstancia) => {
      const proximo = Number(circunstancia.hoy.slice(0, 4)) + 1;
      const pedido = leerNumero('anio', anio);
      if (pedido > proximo) throw new ErrorDeArranque(`--anio puede ser hasta el que viene, ${proximo}.`);
      const { cargos, personas } = await generarCargos(db, { ...circunstancia, anio: pedido });
      if (cargos === 0) return `Los cargos de ${anio} ya estaban.`;
      return `Cargos de ${anio}: ${cuantos(cargos, 'nuevo', 'nuevos')}, de ${cuantos(personas, 'persona', 'personas')}.`;
    },
  }),
  'cobrar-regreso': accion({
    resumen: 'carga a una matrícula el arancel de rehabilitación o de reinscripción del año',
    permiso: 'cargos.generar',
    opciones: {
      ...PERSONA,
      matricula: { ejemplo: 'T-12.345', explica: 'código de la matrícula' },
      concepto: { ejemplo: ARANCELES_DE_REGRESO[0], explica: ARANCELES_DE_REGRESO.join(' o ') },
    },
    hacer: async (db, { matricula, concepto, ...quien }, circunstancia) => {
      const pedido = { matricula, concepto: leerDeLista('concepto', concepto, ARANCELES_DE_REGRESO) };
      const { nuevo, importe } = await cobrarRegreso(db, {
        ...circunstancia,
        ...pedido,
        cuit: await findCuit(db, quien),
      });
      return `Matrícula ${matricula}: ${nuevo ? `cargado, ${formatImporte(importe)}` : 'ya lo tenía'}.`;
    },
  }),
  bonificar: accion({
    resumen: 'deja a favor de una persona un importe, que descuenta de lo próximo que liquide, en cualquier circuito',
    permiso: 'cuentas.bonificar',
    opciones: {
      ...PERSONA,
      importe: { ejemplo: '15.000,50', explica: 'cuánto' },
      motivo: { ejemplo: '"Res. 4/26"', explica: 'por qué: es lo que la persona lee' },
    },
    hacer: async (db, { importe, motivo, ...quien }, circunstancia) => {
      const pedido = { importe: leerImporte('importe', importe), motivo: leerTexto('motivo', motivo, 200) };
      await bonificar(db, { ...circunstancia, ...pedido, cuit: await findCuit(db, quien) });
      return `${nombreDe(quien)}: ${formatImporte(pedido.importe)} a favor.`;
    },
  }),
  saldos: accion({
    resumen: 'muestra lo que una persona tiene a favor, con el número de cada saldo',
    permiso: 'cuentas.ver',
    opciones: PERSONA,
    hacer: async (db, quien, { hoy }) => listarSaldos(db, await findCuit(db, quien), hoy),
  }),
  devolver: accion({
    resumen: 'anota que se le devolvió a una persona lo que tenía a favor, o una parte',
    permiso: 'pagos.revisar',
    opciones: {
      credito: { ejemplo: '7', explica: 'el número del saldo (operador saldos)' },
      importe: { ejemplo: '5.000,50', explica: 'lo que se devolvió' },
      comprobante: { ejemplo: 'TR-881', explica: 'número de la transferencia: la misma no se anota dos veces' },
      banco: { ...BANCO, explica: `de qué banco salió: ${BANCO.explica}` },
      motivo: { ejemplo: '"Nota 12/26"', explica: 'por qué' },
    },
    hacer: async (db, { credito, importe, comprobante, banco, motivo }, { autor, ahora, hoy }) => {
      const monto = leerImporte('importe', importe);
      await devolverCredito(db, {
        credito_id: leerNumero('credito', credito),
        importe: monto,
        comprobante: leerTexto('comprobante', comprobante, 60),
        banco: leerBanco(banco, { esTransferencia: true, bancos: await leerBancosEnUso(db, hoy) }),
        motivo: leerTexto('motivo', motivo),
        autor,
        ahora,
      });
      return `Saldo ${credito}: ${formatImporte(monto)}, devuelto.`;
    },
  }),
} as const;
