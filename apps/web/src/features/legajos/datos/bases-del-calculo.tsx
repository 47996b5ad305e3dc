import {
  categoriasDelRubro,
  elegirCategoria,
  elegirCoeficiente,
  muestraCategoria,
  muestraCoeficiente,
  segmentoElegido,
} from '@colega/asistentes/legajos';
import { COEFICIENTES } from '@colega/domain/honorarios';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { useAutomatico } from '../asistente/contexto-del-automatico.ts';

export const SelectDeCategoria = () => {
  const { borrador, cambiar, contexto, referencias } = useAutomatico();
  const { props } = useCampo('categoria');
  if (!muestraCategoria(borrador, contexto)) return null;
  const categorias = categoriasDelRubro(referencias.categorias, segmentoElegido(borrador, contexto));
  return (
    <SelectSimple
      {...props}
      opciones={categorias.map(({ key, nombre, descripcion }) => ({
        value: key,
        label: descripcion && descripcion !== nombre ? `${nombre} · ${descripcion}` : nombre,
      }))}
      value={borrador.categoria ?? ''}
      alElegir={(categoria) => cambiar((b) => elegirCategoria(b, categoria || null))}
    />
  );
};

export const SelectDeCoeficiente = () => {
  const { borrador, cambiar, contexto } = useAutomatico();
  const { props } = useCampo('factor_coeficiente');
  if (!muestraCoeficiente(borrador, contexto)) return null;
  return (
    <SelectSimple
      {...props}
      opciones={COEFICIENTES.map((value) => ({ value, label: value.replace('.', ',') }))}
      value={borrador.factor_coeficiente}
      alElegir={(factor) => cambiar((b) => elegirCoeficiente(b, factor))}
    />
  );
};
