import {
  COEFICIENTES,
  cambiarFecha,
  categoriasDelRubro,
  elegirCategoria,
  elegirCoeficiente,
  muestraCategoria,
  muestraCoeficiente,
  segmentoElegido,
} from '@colega/domain/legajos';
import { Card, SimpleGrid } from '@mantine/core';
import { useCampos } from '../../../../form/wizard/contexto-de-campos.ts';
import { FechaInput } from '../../../../ui/fecha-input.tsx';
import { Nota } from '../../../../ui/nota.tsx';
import { useAutomatico } from '../contexto-del-automatico.ts';
import { SelectDeId } from '../select-de-id.tsx';
import { SelectSimple } from '../select-simple.tsx';
import { SelectDeRubro } from './select-de-rubro.tsx';

/** Step DATOS (AUT-016..034). */
export const PasoDatos = () => {
  const { borrador, cambiar, contexto, referencias } = useAutomatico();
  const { campo } = useCampos();
  const modalidad = referencias.modalidades.find(({ id }) => id === borrador.modalidad_id);
  const categorias = categoriasDelRubro(referencias.categorias, segmentoElegido(borrador, contexto));
  return (
    <Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <SelectDeId
          {...campo('matricula_id', borrador.matricula_id)}
          label="Matrícula"
          required
          opciones={referencias.matriculas.map(({ id, codigo, descripcion }) => ({
            id,
            nombre: `${codigo} · ${descripcion}`,
          }))}
          vacio="No tenés matrículas activas"
          value={borrador.matricula_id}
          alElegir={(matricula_id) => cambiar((b) => ({ ...b, matricula_id }))}
        />
        <SelectDeRubro />
        <div>
          <SelectDeId
            {...campo('modalidad_id', borrador.modalidad_id)}
            label="Modalidad"
            required
            opciones={referencias.modalidades}
            value={borrador.modalidad_id}
            alElegir={(modalidad_id) => cambiar((b) => ({ ...b, modalidad_id }))}
          />
          <div role="status">
            {modalidad?.alerta && (
              <Nota tono="advierte" mt="xs">
                {modalidad.alerta}
              </Nota>
            )}
          </div>
        </div>
        {muestraCategoria(borrador, contexto) && (
          <SelectSimple
            {...campo('categoria', borrador.categoria)}
            label="Categoría"
            required
            opciones={categorias.map(({ key, nombre, descripcion }) => ({
              value: key,
              label: descripcion && descripcion !== nombre ? `${nombre} · ${descripcion}` : nombre,
            }))}
            value={borrador.categoria ?? ''}
            alElegir={(categoria) => cambiar((b) => elegirCategoria(b, categoria || null))}
          />
        )}
        <FechaInput
          {...campo('fecha', borrador.fecha)}
          label="Fecha Contrato"
          required
          value={borrador.fecha || null}
          alCambiar={(fecha) => cambiar((b) => cambiarFecha(b, fecha ?? ''))}
        />
        <FechaInput
          {...campo('vencimiento', borrador.vencimiento)}
          label="Vencimiento Contrato"
          required
          value={borrador.vencimiento || null}
          alCambiar={(vencimiento) => cambiar((b) => ({ ...b, vencimiento: vencimiento ?? '' }))}
        />
        {muestraCoeficiente(borrador, contexto) && (
          <SelectSimple
            {...campo('factor_coeficiente', borrador.factor_coeficiente)}
            label="Coeficiente"
            required
            opciones={COEFICIENTES.map((value) => ({ value, label: value.replace('.', ',') }))}
            value={borrador.factor_coeficiente}
            alElegir={(factor) => cambiar((b) => elegirCoeficiente(b, factor))}
          />
        )}
      </SimpleGrid>
    </Card>
  );
};
