import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { type CriteriosDeCertificados, FILTROS_DE_CERTIFICADOS, validarFiltros } from './filtros-de-certificados.ts';

type Props = { filtros: CriteriosDeCertificados; alCambiar: (cambios: Partial<CriteriosDeCertificados>) => void };

const CamposDeCertificados = (props: Props) => (
  <CamposQueFiltran
    {...props}
    campos={FILTROS_DE_CERTIFICADOS.campos}
    errores={validarFiltros(props.filtros)}
    cols={{ base: 1, xs: 2, md: 3 }}
  />
);

export default CamposDeCertificados;
