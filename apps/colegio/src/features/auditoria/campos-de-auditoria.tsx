import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { FILTROS_DE_AUDITORIA, type FiltrosDeLaAuditoria } from './filtros.ts';
import { QuienHizo } from './quien-hizo.tsx';

type Props = {
  filtros: FiltrosDeLaAuditoria;
  errores: Errores;
  alCambiar: (cambios: Partial<FiltrosDeLaAuditoria>) => void;
};

const CamposDeAuditoria = (props: Props) => (
  <CamposQueFiltran
    {...props}
    campos={FILTROS_DE_AUDITORIA.campos.filter(({ ruta }) => ruta !== 'quien')}
    cols={{ base: 1, xs: 2, md: 4 }}
    primero={
      <QuienHizo
        id="filtro.quien"
        valor={props.filtros.quien}
        alElegir={(quien) => {
          if (quien !== props.filtros.quien) props.alCambiar({ quien });
        }}
      />
    }
  />
);

export default CamposDeAuditoria;
