import { SegundoFactorPropio } from '@colega/web-kit/form/factor/segundo-factor-propio.tsx';

const SegundoFactor = () => (
  <SegundoFactorPropio porque="Quien actúa por el Colegio tiene que tenerlo: si quitás lo último que tengas, no vas a poder hacer nada hasta activar otro." />
);

export default SegundoFactor;
