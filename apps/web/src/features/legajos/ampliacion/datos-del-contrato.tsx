import { Condiciones } from '../asistente/contrato/condiciones.tsx';
import { CondicionesDelCalculo } from '../asistente/contrato/condiciones-del-calculo.tsx';
import { FechasLeidas } from '../asistente/contrato/fechas-leidas.tsx';
import { useManual } from '../manual/contexto-del-manual.ts';
import { convenidoComoTexto } from '../manual/montos-del-manual.ts';

/** Step 4 of an expansion; its tribunal is optional (OPN-077). */
export const DatosDelContrato = () => <CondicionesDelCalculo tribunalObligatorio={false} />;

export const DatosDelContratoManual = () => (
  <Condiciones
    fechas={<FechasLeidas />}
    convenido={convenidoComoTexto(useManual().borrador)}
    tribunalObligatorio={false}
  />
);
