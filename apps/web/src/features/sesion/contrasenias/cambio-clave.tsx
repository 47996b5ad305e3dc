import { CambioDeClave } from '@colega/web-kit/form/cuenta/cambio-de-clave.tsx';
import { useVolver } from '@colega/web-kit/ui/botones/back-link.tsx';
import { useNavigate } from 'react-router';

const CambioClave = () => {
  const navegar = useNavigate();
  // OPN-002, OPN-015
  return <CambioDeClave alGuardar={() => navegar('/')} alCancelar={useVolver()} />;
};

export default CambioClave;
