import { textoDelColegio } from '@colega/contract/mensajes';
import { type BancoOfrecido, bancosDelDia, validarBancoDelDia } from '@colega/domain/colegio';
import { esFecha } from '@colega/domain/fechas';
import { type Campo, crearCampo } from '@colega/domain/formularios';
import type { OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';

export type LoTipeado = Readonly<Record<string, string>>;

/** What is done with money: what is asked, and what it will do, said before. */
export type ActoDeTesoreria = {
  titulo: string;
  consecuencias: readonly string[];
  campos: readonly Campo[];
  /** Whether a field is asked, by what is written in the others; without it all are. */
  pide?: (ruta: string, valores: LoTipeado) => boolean;
  /** Those that its field `banco` offers, by the day that is told in the field `dia`. */
  deBancos?: { bancos: readonly BancoOfrecido[]; dia: string };
  iniciales?: LoTipeado;
  confirmar: string;
  peligroso?: true;
  pedir: (valores: LoTipeado, opciones: OpcionesDeLlamada) => Promise<{ message: string }>;
};

const LARGO_DE_MOTIVO = 500;
export const MOTIVO_DEL_ACTO: Campo = crearCampo('motivo', 'Motivo', 'texto', {
  ...{ requerido: true, largo: LARGO_DE_MOTIVO },
  ayuda: 'Queda en la auditoría, con tu nombre.',
});

export const campoDeBanco = (etiqueta: string): Campo => crearCampo('banco', etiqueta, 'lista', { requerido: true });

type ConCampos = Pick<ActoDeTesoreria, 'campos' | 'deBancos' | 'pide'>;
const diaDicho = (texto = ''): string | null => (esFecha(texto) ? texto : null);

/** Its fields that are asked, with the banks of the day that is told. */
export const camposDelActo = (
  { campos, deBancos, pide = () => true }: ConCampos,
  valores: LoTipeado,
): readonly Campo[] =>
  campos
    .filter(({ ruta }) => pide(ruta, valores))
    .map((campo) => {
      if (campo.ruta !== 'banco' || !deBancos) return campo;
      const suyos = bancosDelDia(deBancos.bancos, diaDicho(valores[deBancos.dia]), valores.banco);
      return { ...campo, opciones: suyos.map(({ clave, nombre }) => ({ valor: clave, etiqueta: nombre })) };
    });

/** Of a bank that was not used on the day that is told. */
export const erroresDeBanco = (
  { deBancos }: ConCampos,
  { banco = '', ...valores }: LoTipeado,
): Record<string, string> => {
  const dia = deBancos ? diaDicho(valores[deBancos.dia]) : null;
  if (!deBancos || banco === '' || dia === null) return {};
  const [problema] = validarBancoDelDia(deBancos.bancos, banco, dia);
  return problema ? { banco: textoDelColegio(problema) } : {};
};
