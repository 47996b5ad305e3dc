import type { Parametros } from '@colega/domain/formularios';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import { Grupo } from '../../campos/grupo.tsx';
import type { PropsDeGrupo } from '../../campos/props.ts';

const SIN_VALORES: Parametros = {};

const comoParametros = (valor: PropsDeGrupo['valor']): Parametros =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? valor : SIN_VALORES;

export const CompuestoCampo = ({ campo, ruta, valor, error, activos, errores }: PropsDeGrupo) => {
  const { prefijo, dibujar } = useAcciones();
  return (
    <Grupo id={idDeCampo(prefijo, ruta)} titulo={campo.etiqueta} error={error}>
      {dibujar({ campos: campo.campos, valores: comoParametros(valor), ruta, activos, errores })}
    </Grupo>
  );
};
