import { medirApi } from './honorarios/api.ts';
import { medirMotor } from './honorarios/motor.ts';
import { leerCatalogo, leerPedidosTipicos } from './honorarios/pedidos-tipicos.ts';

const catalogo = leerCatalogo();
const pedidos = leerPedidosTipicos(catalogo);
console.log(medirMotor(pedidos, catalogo));
console.log(await medirApi(pedidos));
