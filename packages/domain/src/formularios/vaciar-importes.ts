import type { Campo, Formulario, Parametros, ValorDeCampo } from './formulario.ts';
import { camposDelNivel, nivel } from './nivel.ts';
import { esObjeto } from './tipos/definicion.ts';
import { definicionDe } from './tipos/definiciones.ts';

const PESOS = '$';

const vaciarCampo = (campo: Campo, valor: ValorDeCampo): ValorDeCampo => {
  if (campo.unidad === PESOS) return definicionDe(campo).valorInicial(campo, nivel);
  if (Array.isArray(valor)) return valor.map((fila) => vaciarCampo(campo, fila));
  return esObjeto(valor) ? vaciarImportes(campo, valor as Parametros) : valor;
};

/** What was filled in, with its amounts of money as if nobody had typed them. */
export const vaciarImportes = ({ campos }: Pick<Formulario, 'campos'>, parametros: Parametros): Parametros => {
  const conocidos = new Map(camposDelNivel(campos).map((campo) => [campo.ruta, campo]));
  const vaciar = ([clave, valor]: [string, ValorDeCampo]): [string, ValorDeCampo] => {
    const campo = conocidos.get(clave);
    return [clave, campo ? vaciarCampo(campo, valor) : valor];
  };
  return Object.fromEntries(Object.entries(parametros).map(vaciar));
};
