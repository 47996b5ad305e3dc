import { Decimal } from '../../importes/decimal.ts';
import type { Problema } from '../../resultado/problema.ts';
import type { CodigoDeCampo } from '../codigos.ts';
import type { Campo } from '../formulario.ts';
import { aplicarReglas, cuentaComoDato } from '../reglas-de-campo.ts';
import { correcto, type DefinicionDeTipo, dejarIgual, rechazarForma } from './definicion.ts';

export const leerComoTexto = (valor: unknown): string | null => {
  if (valor === undefined || valor === null) return '';
  if (typeof valor === 'string') return valor;
  return typeof valor === 'number' && Number.isFinite(valor) ? new Decimal(valor === 0 ? 0 : valor).toFixed() : null;
};

type ReglaDeTexto = (texto: string) => Problema<CodigoDeCampo> | null;

type OpcionesDeTexto = {
  regla?: (campo: Campo) => ReglaDeTexto;
  limpiar?: (texto: string) => string;
  canonico?: (texto: string) => string;
};

const sinForma = () => () => null;

export const tipoDeTexto = ({
  regla = sinForma,
  limpiar = dejarIgual,
  canonico = dejarIgual,
}: OpcionesDeTexto): DefinicionDeTipo => {
  const inicial = (campo: Campo): string => canonico((leerComoTexto(campo.inicial) ?? '').trim());
  return {
    valorInicial: inicial,
    limpiar,
    normalizar: (_campo, valor, { ruta }) => {
      const texto = leerComoTexto(valor);
      return texto === null ? rechazarForma('', ruta) : correcto(canonico(texto.trim()));
    },
    validar: (campo, valor, { ruta }) => {
      const texto = leerComoTexto(valor) ?? '';
      const deForma = texto.trim() === '' ? null : regla(campo)(texto);
      return deForma ? [{ ...deForma, campo: ruta }] : aplicarReglas(campo, texto, ruta);
    },
    tieneDatos: (campo, valor, { cuentaDefectos }) =>
      cuentaComoDato(campo, leerComoTexto(valor) ?? '', inicial(campo), cuentaDefectos),
  };
};
