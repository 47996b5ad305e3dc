import { formatImporte } from '@colega/domain/dinero';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import {
  ARANCELES_DE_REGRESO,
  bonificar,
  cobrarRegreso,
  generarCargos,
} from '../../modules/dinero/colegio/cargos.service.ts';
import { accion } from './accion.ts';
import { leerDeLista, leerImporte, leerNumero, leerTexto } from './leer-valores.ts';
import { findCuit, nombreDe, PERSONA } from './opcion-persona.ts';

const cuantos = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`;

export const ACCIONES_DE_CUENTAS = {
  'generar-cargos': accion({
    resumen:
      'carga el arancel y las cuotas de un año a cada matrícula activa o suspendida; lo que ya está, no se repite',
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
    resumen: 'deja a favor de una persona un importe, para su próxima liquidación de matrículas',
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
} as const;
