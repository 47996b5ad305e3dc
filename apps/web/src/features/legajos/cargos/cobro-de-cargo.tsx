import type { Legajo } from '@colega/contract/legajos';
import { direccionDePagarCep, direccionDePagarTimbrado } from '../../../lib/navegacion/direcciones.ts';
import { CuponGenerado } from './cupon-generado.tsx';
import { GenerarCupon } from './generar-cupon.tsx';

export const CobroDelCep = ({ legajo }: { legajo: Legajo }) => {
  const { id, ultima_orden_cep_generado: orden, acciones_permitidas: puede } = legajo;
  return (
    <>
      <CuponGenerado orden={orden} />
      <GenerarCupon to={direccionDePagarCep(id)} permitido={puede.puede_generar_cep} yaGenerado={orden !== null}>
        Pagar CEP
      </GenerarCupon>
    </>
  );
};

export const CobroDelTimbrado = ({ legajo }: { legajo: Legajo }) => {
  const { id, ultima_orden_timbrado_generado: orden, acciones_permitidas: puede } = legajo;
  return (
    <>
      <CuponGenerado orden={orden} />
      <GenerarCupon
        to={direccionDePagarTimbrado(id)}
        permitido={puede.puede_timbrarse_prepago || puede.puede_generar_timbrado}
        yaGenerado={orden !== null}
      >
        Pagar timbrado prepago
      </GenerarCupon>
    </>
  );
};
