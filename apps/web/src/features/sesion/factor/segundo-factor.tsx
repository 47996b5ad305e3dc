import { SegundoFactorPropio } from '@colega/web-kit/form/factor/segundo-factor-propio.tsx';

const SegundoFactor = () => (
  <SegundoFactorPropio porque="Es opcional: con él, quien averigüe tu contraseña no puede entrar." />
);

export default SegundoFactor;
