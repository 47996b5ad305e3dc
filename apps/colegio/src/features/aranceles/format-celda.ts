import type { CeldaLeidaDeArancel } from '@colega/contract/honorarios';
import { formatNumero } from '@colega/domain/importes';

type Cifra = Pick<CeldaLeidaDeArancel, 'tipo' | 'valor'>;

/** As it is typed again: only an amount has dots for thousands, where no figure could have three decimals. */
export const formatCelda = ({ tipo, valor }: Cifra): string => {
  if (valor === '') return '';
  if (tipo === 'importe') return formatNumero(valor, 2);
  return tipo === 'reparto' ? valor : valor.replace('.', ',');
};

/** As it is read. */
export const decirCelda = ({ tipo, valor }: Cifra): string => {
  if (valor === '') return tipo === 'tope' ? 'Sin tope' : '—';
  if (tipo === 'porcentaje') return `${formatCelda({ tipo, valor })} %`;
  return tipo === 'importe' ? `$ ${formatCelda({ tipo, valor })}` : formatCelda({ tipo, valor });
};
