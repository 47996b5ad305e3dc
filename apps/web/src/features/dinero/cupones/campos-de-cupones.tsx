import type { Campo } from '@colega/domain/formularios';
import { CamposQueFiltran, type OpcionesDelServidor } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { useCircuitos } from '../../../lib/consultas/cuenta.ts';
import { type FiltrosDeListaDeCupones, validarFiltros } from './filtros-de-cupones.ts';

type Props = {
  campos: readonly Campo[];
  filtros: FiltrosDeListaDeCupones;
  alCambiar: (cambios: Partial<FiltrosDeListaDeCupones>) => void;
};

const CamposDeCupones = ({ campos, ...filtrado }: Props) =>
  campos.some(({ ruta }) => ruta === 'circuito') ? (
    <ConCircuitos campos={campos} {...filtrado} />
  ) : (
    <Campos campos={campos} {...filtrado} cols={{ base: 1, xs: 2, md: 3 }} />
  );

export default CamposDeCupones;

const ConCircuitos = (props: Props) => {
  const { data } = useCircuitos();
  const circuito = data && { opciones: data.items.map(({ key, nombre }) => ({ valor: key, etiqueta: nombre })) };
  return <Campos {...props} cols={{ base: 1, xs: 2, md: 4 }} {...(circuito && { delServidor: { circuito } })} />;
};

type ConColumnas = Props & {
  cols: Record<string, number>;
  delServidor?: Record<string, OpcionesDelServidor>;
};

const Campos = (props: ConColumnas) => <CamposQueFiltran {...props} errores={validarFiltros(props.filtros)} />;
