import type { ItemsDeVivienda, Parametros } from '@colega/domain/formularios';
import { Button, Group, Text } from '@mantine/core';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import { Grupo } from '../../campos/grupo.tsx';
import type { PropsDeGrupo } from '../../campos/props.ts';
import { useContextoDeFormulario } from '../../dynamic/contexto-de-las-tareas.ts';
import { useCategoriaDeVivienda } from './use-categoria-de-vivienda.ts';

const comoItems = (valor: PropsDeGrupo['valor']): Partial<ItemsDeVivienda> & Parametros =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? valor : {};

/** FRM-037, FRM-038. */
export const ViviendaCampo = ({ campo, ruta, valor, error, activos, errores }: PropsDeGrupo) => {
  const { prefijo, dibujar } = useAcciones();
  const { calcularCategoriaDeVivienda } = useContextoDeFormulario();
  const items = comoItems(valor);
  const { estado, reintentar } = useCategoriaDeVivienda(items, calcularCategoriaDeVivienda);
  return (
    <Grupo id={idDeCampo(prefijo, ruta)} titulo={campo.etiqueta} error={error}>
      {dibujar({ campos: campo.campos, valores: items, ruta, activos, errores })}
      <Group gap="sm" mih={44}>
        <Text role="status">
          {estado.fase === 'calculando' && 'Calculando la categoría…'}
          {estado.fase === 'error' && 'No pudimos calcular la categoría de la vivienda.'}
          {estado.fase === 'lista' && (
            <>
              Categoría de la vivienda: <b>{estado.categoria.codigo}</b> ({estado.categoria.descripcion})
            </>
          )}
        </Text>
        {estado.fase === 'error' ? (
          <Button variant="default" onClick={reintentar}>
            Reintentar
          </Button>
        ) : null}
      </Group>
    </Grupo>
  );
};
