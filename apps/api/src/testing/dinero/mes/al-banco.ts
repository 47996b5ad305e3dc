import { MEDIOS_DEL_CAJON, type MedioDelCajon } from '@colega/domain/dinero';
import { fechaDelMes } from './fecha-del-mes.ts';
import { DEL_BANCO, enPesos } from './libro-del-mes.ts';
import {
  type ArqueosDelMes,
  type Centavos,
  type DepositoDeCajaDelMes,
  type MesEscrito,
  PARTE_CON_FALLA,
} from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

const DE_DEPOSITO = 40;
/** In hundredths of one per cent. */
const DE_LAS_TARJETAS = 180;

/** What the till took on a day in one way, and did not give back. */
export const cobradoEnCaja = ({ caja }: Pick<MesEscrito, 'caja'>, dia: number, medio: MedioDelCajon): Centavos =>
  caja
    .filter((pago) => pago.dia === dia && pago.clase !== 'efectivo_deshecho')
    .flatMap(({ pagos, vuelto }) =>
      pagos.filter((uno) => uno.medio === medio).map(({ importe }) => importe - (medio === 'caja' ? vuelto : 0)),
    )
    .reduce((suma, importe) => suma + importe, 0);

/** All that the drawer had as a day closed goes to the bank on the next one. */
export const escribirAlBanco = (
  pluma: PlumaDelMes,
  mes: MesEscrito,
  arqueos: ArqueosDelMes,
): DepositoDeCajaDelMes[] => {
  const { azar, dias } = pluma;
  const todos = Array.from({ length: dias - 1 }, (_, dia) => dia).flatMap((dia) =>
    MEDIOS_DEL_CAJON.flatMap((medio): DepositoDeCajaDelMes[] => {
      const diferencia = arqueos.get(dia);
      const sobra = diferencia?.medio === medio ? diferencia.centavos : 0;
      const hay = cobradoEnCaja(mes, dia, medio) + sobra;
      const comision = medio === 'tarjeta' ? Math.floor((hay * DE_LAS_TARJETAS) / 10_000) : 0;
      const suyo = { dia: dia + 1, medio, importe: hay - comision, comision, falla: null };
      return hay > comision ? [{ ...suyo, comprobante: pluma.numero(DE_DEPOSITO) }] : [];
    }),
  );
  for (const falla of ['deposito_sin_anotar', 'deposito_de_otro_importe'] as const) {
    const sanos = todos.filter((uno) => uno.falla === null);
    for (const uno of azar.partes(sanos, PARTE_CON_FALLA)) uno.falla = falla;
  }
  return todos;
};

/** By whoever took it, or once the bank's file says what nobody wrote down. */
export const anotarAlBanco = async (
  obra: ObraDelMes,
  { dia, medio, importe, comision, comprobante }: DepositoDeCajaDelMes,
): Promise<void> => {
  const deposito = { medio, banco: 'provincia', dia: fechaDelMes(dia), comprobante };
  const importes = { importe: enPesos(importe), comision: enPesos(comision) };
  await obra.pedirEnElColegio('/colegio/depositos', { ...deposito, ...importes });
  const lineas = { [DEL_BANCO]: importe, comisiones: comision, [`recaudado.${medio}`]: -importe - comision };
  obra.libro.mover(dia, lineas);
};
