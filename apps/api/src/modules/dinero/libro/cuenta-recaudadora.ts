import type { Bancos } from '../../colegio/armar-bancos.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';

type CuentaRecaudadora = { medio: string; banco: string | null };

export const nombreDeCuentaRecaudadora = (
  bancos: Bancos,
  { medio, banco }: CuentaRecaudadora,
  entre = ' · ',
): string => (banco === null ? nombreDeMedio(medio) : `${nombreDeMedio(medio)}${entre}${bancos.nombreDe(banco)}`);

export const nombrarCuenta =
  (bancos: Bancos) =>
  <C extends CuentaRecaudadora>(cuenta: C): C & { nombre: string } => ({
    ...cuenta,
    nombre: nombreDeCuentaRecaudadora(bancos, cuenta),
  });
